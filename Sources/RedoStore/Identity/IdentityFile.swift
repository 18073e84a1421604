internal import Glibc
internal import RedoCrypto
internal import RedoProtocol

/// The file `identity`, mode 0600: this device's signing key and name.
///
/// The key is made once; only a passphrase is put on it, changed, or taken off.
public enum IdentityFile {
  /// The file's name in the data directory.
  public static let name = "identity"
  /// The name it has until it is whole.
  static let unfinished = "identity.new"

  /// The identity as it is stored; nil when there is none.
  ///
  /// Throws for a file that others can read or own, that is no file, or that is damaged: a key
  /// others may hold must not sign, and a damaged one may yet be mended.
  public static func stored(in directory: PrivateFolder) throws(StoreError) -> StoredIdentity? {
    let folder = try directory.open()
    let identity = try load(from: folder)
    if identity != nil { sweep(folder) }
    return identity
  }

  /// The identity as it is stored; a new one, on the disk before it is returned, when there is none.
  ///
  /// Of several processes at once all get the same. Throws as ``stored(in:)`` does.
  public static func storedOrCreated(
    in directory: PrivateFolder, patience: Duration = ChangeLogFile.patience
  ) throws(StoreError) -> StoredIdentity {
    if let identity = try stored(in: directory) { return identity }
    let folder = try directory.open()
    try folder.lock(.exclusive, patience: patience)
    if let identity = try load(from: folder) { return identity }
    try directory.flushNames()
    try create(in: folder)
    guard let identity = try load(from: folder) else {
      throw .failed(.open, directory.path.appending(name), code: ENOENT)
    }
    return identity
  }

  /// Why nothing will be signed with the key: others can read its file; nil where they cannot, or
  /// there is none.
  public static func exposure(in directory: PrivateFolder) -> StoreError? {
    let path = directory.path.appending(name)
    guard let status = try? FileStatus.ofTarget(path) else { return nil }
    do throws(StoreError) {
      try status.requirePrivacy(of: path)
      return nil
    } catch {
      return error
    }
  }

  private static func load(
    from folder: borrowing FileDescriptor
  ) throws(StoreError) -> StoredIdentity? {
    guard let file = try folder.opening(name, flags: O_RDONLY) else { return nil }
    try file.status().requirePrivateFile(file.path)
    // Whatever the key is read for: nothing of it is in memory before.
    ProcessPrivacy.begin()
    let text = try IdentityText(reading: file)
    return text.isSealed
      ? .sealed(try text.sealedIdentity(at: file.path))
      : .open(try text.identity(at: file.path))
  }

  /// Takes away what a process left that was killed while it wrote the file: it may hold the bare key.
  ///
  /// Whoever holds the lock may be writing it now. The folder's descriptor is locked from then on.
  private static func sweep(_ folder: borrowing FileDescriptor) {
    guard folder.holds(unfinished), (try? folder.lock(.exclusive, patience: .zero)) != nil else {
      return
    }
    folder.wipe(unfinished)
  }

  private static func create(in folder: borrowing FileDescriptor) throws(StoreError) {
    guard SigningKey.givesKnownAnswer else { throw .signsWrongly }
    ProcessPrivacy.begin()
    guard let key = SigningKey() else { throw .noSecretMemory }
    // It stands in every node, so it is short; it only has to differ among one user's devices.
    let deviceID = Hex.text(of: RandomBytes.make(4))
    let text = try IdentityText(key: key, deviceID: deviceID)
    try folder.make(name, as: unfinished, .unlessTaken) { file throws(StoreError) in
      try file.write(text.bytes)
      try file.flushAll()
    }
    try folder.flushAll()
  }
}
