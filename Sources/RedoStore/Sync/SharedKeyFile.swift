internal import Glibc
public import RedoCrypto

/// The file `remote-ID.key` in the data directory: the key of a remote that is under a passphrase,
/// mode 0600, so that nobody is asked for the passphrase at each sync.
public struct SharedKeyFile: Sendable {
  /// The data directory.
  let directory: PrivateFolder
  /// The file's name in it.
  let name: String

  /// Names the key of a remote; nothing is opened.
  public init(of remote: RemoteEntry, in directory: PrivateFolder) {
    self.directory = directory
    name = Self.name(of: remote.id)
  }

  static func name(of id: String) -> String { "remote-\(id).key" }

  /// The key; nil where there is none, or none that is whole.
  ///
  /// Throws for a file that others can read or own: who has read the key may use it.
  public func read() throws(StoreError) -> SharedKey? {
    ProcessPrivacy.begin()
    guard let file = try directory.open().opening(name, flags: O_RDONLY) else { return nil }
    try file.status().requirePrivateFile(file.path)
    let buffer = try SecretBuffer(count: SharedKey.length)
    guard try file.read(into: buffer.bytes, from: 0) == SharedKey.length else { return nil }
    return SharedKey(UnsafeRawBufferPointer(buffer.bytes))
  }

  /// Keeps a key, on the disk when this returns.
  public func write(_ key: SharedKey) throws(StoreError) {
    ProcessPrivacy.begin()
    try directory.create()
    let folder = try directory.open()
    try key.withBytes { bytes throws(StoreError) in
      try folder.replace(name, by: bytes, isFlushed: true)
    }
  }

  /// Removes the key.
  public func remove() {
    directory.remove(name)
  }
}
