internal import Glibc
public import RedoCrypto

/// The files of one remote's sign-in in Redo's state folder, such as `google-ID` and `firebase-ID`: mode
/// 0600, replaced whole, read by nobody else.
public struct TokenFolder: Sendable {
  private static let limit = 65_536
  /// A process that has new tokens brought holds the lock while it waits for them.
  public static let patience = Duration.seconds(60)

  /// The folder: `$XDG_STATE_HOME/redo`, else `~/.local/state/redo`.
  private let folder: PrivateFolder
  private let suffix: String
  private let patience: Duration

  /// Names the files of a remote, with others for an emulator, whose tokens are worth nothing and are
  /// never mixed with real ones.
  ///
  /// Another process is waited for as long as `patience`. Throws where the environment does not say
  /// where they are.
  public init(
    of remote: RemoteEntry, isEmulated: Bool, environment: Environment,
    patience: Duration = patience
  ) throws(StoreError) {
    folder = PrivateFolder(.state, path: try BaseDirectory.state.folder(in: environment))
    suffix = "-\(remote.id)" + (isEmulated ? "-emulator" : "")
    self.patience = patience
  }

  /// What a file holds; nil where there is none, or one that is too long to be one.
  ///
  /// Throws for a file that others can read or own: who has read a token may use it.
  public func read(_ name: String) throws(StoreError) -> Secret? {
    ProcessPrivacy.begin()
    guard try FileStatus.ofTarget(folder.path) != nil,
      let file = try folder.open().opening(name + suffix, flags: O_RDONLY)
    else { return nil }
    let status = try file.status()
    try status.requirePrivateFile(file.path)
    guard (1...Self.limit).contains(status.size) else { return nil }
    let buffer = try SecretBuffer(count: status.size)
    let count = try file.read(into: buffer.bytes, from: 0)
    guard let secret = Secret(buffer.bytes[..<count]) else { throw .noSecretMemory }
    return secret
  }

  /// Puts a secret in the place of what is there; it is on the disk when this returns.
  public func write(_ name: String, _ secret: Secret) throws(StoreError) {
    ProcessPrivacy.begin()
    try folder.create()
    let home = try folder.open()
    try secret.withBytes { bytes throws(StoreError) in
      try home.replace(name + suffix, by: bytes, isFlushed: true)
    }
  }

  /// Overwrites a file as far as the disk does that in place, and removes it; whether there was one.
  ///
  /// What processes that were killed had written of it goes too.
  @discardableResult
  public func remove(_ name: String) throws(StoreError) -> Bool {
    guard try FileStatus.ofTarget(folder.path) != nil else { return false }
    let home = try folder.open()
    for entry in try folder.path.entries().map({ String(decoding: $0, as: UTF8.self) })
    where FileDescriptor.isUnfinished(entry, of: name + suffix) {
      _ = try wipe(entry, in: home)
    }
    return try wipe(name + suffix, in: home)
  }

  private func wipe(
    _ name: String, in home: borrowing FileDescriptor
  ) throws(StoreError) -> Bool {
    let path = folder.path.appending(name)
    guard try FileStatus.ofName(path) != nil else { return false }
    guard home.wipe(name) else { throw .failed(.remove, path, code: errno) }
    return true
  }

  /// Runs `body` while no other process does anything to these tokens.
  ///
  /// Throws where the lock cannot be had; what `body` throws is in the outcome.
  public func exclusively<Outcome, Failure: Error>(
    _ body: () throws(Failure) -> Outcome
  ) throws(StoreError) -> Result<Outcome, Failure> {
    try folder.create()
    let home = try folder.open()
    let name = "sign-in\(suffix).lock"
    if let file = try home.creating(name, flags: O_RDWR) {
      return try locking(file, body)
    }
    guard let file = try home.opening(name, flags: O_RDWR) else {
      throw .failed(.open, folder.path.appending(name), code: ENOENT)
    }
    return try locking(file, body)
  }

  private func locking<Outcome, Failure: Error>(
    _ file: consuming FileDescriptor, _ body: () throws(Failure) -> Outcome
  ) throws(StoreError) -> Result<Outcome, Failure> {
    try file.lock(.exclusive, patience: patience)
    let outcome = Result { () throws(Failure) in try body() }
    _ = file.unlock()
    return outcome
  }
}
