internal import Glibc
public import RedoCrypto

/// The file `remote-ID.client` in the data directory: what Google knows this program by at a remote,
/// mode 0600.
///
/// Lines of a name and a value behind `redo-client 1`: `id`, `key`, and `secret` where there is one.
public struct ClientFile: Sendable {
  private static let header = "redo-client 1"
  private static let limit = 4_096

  /// What it says.
  public struct Content: Hashable, Sendable {
    /// The OAuth client's id.
    public let id: String
    /// The project's key.
    public let apiKey: String
    /// The OAuth client's secret; nil where it has none.
    public let secret: Secret?

    /// Creates a content; the two texts hold no white space.
    public init(id: String, apiKey: String, secret: Secret?) {
      self.id = id
      self.apiKey = apiKey
      self.secret = secret
    }
  }

  /// The data directory.
  let directory: PrivateFolder
  /// The file's name in it.
  public let name: String

  /// Names the file of a remote; nothing is opened.
  public init(of remote: RemoteEntry, in directory: PrivateFolder) {
    self.directory = directory
    name = Self.name(of: remote.id)
  }

  static func name(of id: String) -> String { "remote-\(id).client" }

  /// What it says; nil where there is none, or none that is whole.
  ///
  /// Throws for a file that others can read or own, for it may hold a secret.
  public func read() throws(StoreError) -> Content? {
    ProcessPrivacy.begin()
    guard let file = try directory.open().opening(name, flags: O_RDONLY) else { return nil }
    try file.status().requirePrivateFile(file.path)
    var bytes = try file.bytes(from: 0, limit: Self.limit + 1)
    defer { bytes.wipe() }
    guard bytes.count <= Self.limit else { return nil }
    let lines = bytes.split(separator: 0x0A)
    guard lines.first?.elementsEqual(Self.header.utf8) == true, bytes.last == 0x0A,
      let id = Self.value("id", in: lines), let key = Self.value("key", in: lines)
    else { return nil }
    return Content(
      id: String(decoding: id, as: UTF8.self), apiKey: String(decoding: key, as: UTF8.self),
      secret: Self.value("secret", in: lines).flatMap { Secret($0) })
  }

  private static func value(
    _ name: String, in lines: [ArraySlice<UInt8>]
  ) -> ArraySlice<UInt8>? {
    let start = Array((name + " ").utf8)
    return lines.first { $0.starts(with: start) }?.dropFirst(start.count)
  }

  /// Keeps what is to be known, on the disk when this returns.
  public func write(_ content: Content) throws(StoreError) {
    ProcessPrivacy.begin()
    try directory.create()
    var bytes = Array("\(Self.header)\nid \(content.id)\nkey \(content.apiKey)\n".utf8)
    bytes.reserveCapacity(Self.limit)
    defer { bytes.wipe() }
    if let secret = content.secret {
      bytes += Array("secret ".utf8)
      secret.withBytes { bytes += $0 }
      bytes.append(0x0A)
    }
    try directory.open().replace(name, by: bytes, isFlushed: true)
  }

  /// Removes the file.
  public func remove() {
    directory.remove(name)
  }
}
