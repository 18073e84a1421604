internal import Glibc

/// The file `unwritten` in the data directory, mode 0600: what was typed and is no change yet.
///
/// It lies beside the log that the text is meant for and is as open or closed to others as that is:
/// a passphrase seals the signing key, not the log. What is no file of this user's counts as nothing.
public struct UnwrittenFile: Sendable {
  /// The file's name in the data directory.
  public static let name = "unwritten"
  /// What a file is called that was set aside; the next ones have a number behind it, from 2 on.
  static let nameAside = "unwritten.unread"
  /// No longer file is read, in bytes.
  public static let limit = 1 << 20
  /// How long another Redo that changes the file may take.
  private static let patience = Duration.seconds(1)

  /// The data directory.
  let directory: PrivateFolder

  /// Names the file of a data directory; nothing is opened.
  public init(in directory: PrivateFolder) {
    self.directory = directory
  }

  /// What tells one state of the file from another without reading it; nil where there is none.
  public var fingerprint: FileFingerprint? {
    directory.path.appending(Self.name).fingerprint
  }

  /// Its bytes; nil where there is none that is this user's own and short enough.
  public func read() -> [UInt8]? {
    guard let folder = try? directory.open() else { return nil }
    return folder.ownBytes(of: Self.name, limit: Self.limit)
  }

  /// Keeps other programs of this log from changing the file meanwhile.
  ///
  /// Where the lock cannot be had, the change is made nevertheless: text that was typed is worth more
  /// than what another program may write at the same moment.
  public func whileLocked(_ change: () throws(StoreError) -> Void) throws(StoreError) {
    let folder = try directory.open()
    try? folder.lock(.exclusive, patience: Self.patience)
    try change()
    _ = folder.unlock()
  }

  /// Gives what has its name another one, which nothing has, so that it is not written over.
  public func setAside() throws(StoreError) {
    try directory.open().rename(Self.name, to: freeNameAside())
  }

  private func freeNameAside() throws(StoreError) -> String {
    var (name, number) = (Self.nameAside, 1)
    while try FileStatus.ofName(directory.path.appending(name)) != nil {
      number += 1
      name = "\(Self.nameAside)-\(number)"
    }
    return name
  }

  /// Puts bytes in the place of those that are there; all of them or nothing.
  ///
  /// They are not flushed: they outlive the program, however it ends, but maybe no power cut.
  public func write(_ bytes: [UInt8]) throws(StoreError) {
    try directory.open().replace(Self.name, by: bytes)
  }

  /// Removes the file.
  public func remove() throws(StoreError) {
    guard try directory.open().remove(Self.name) else {
      throw .failed(.remove, directory.path.appending(Self.name), code: errno)
    }
  }
}
