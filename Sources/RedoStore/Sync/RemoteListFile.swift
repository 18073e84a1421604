internal import Glibc

/// The file `remotes` in the data directory: a remote a line, mode 0600.
public struct RemoteListFile: Sendable {
  /// The file's name in the data directory.
  public static let name = "remotes"
  private static let header = "redo-remotes 1\n"
  private static let limit = 65_536

  /// The data directory.
  public let directory: DataDirectory

  /// Names the list of a data directory; nothing is opened.
  public init(in directory: DataDirectory) {
    self.directory = directory
  }

  /// The remotes in the order in which they were added; none where there is no such file.
  ///
  /// Throws where it is there and cannot be read.
  public func read() throws(StoreError) -> [RemoteEntry] {
    let path = directory.path.appending(Self.name)
    guard try FileStatus.ofName(path) != nil else { return [] }
    let folder = try directory.open()
    guard let file = try folder.opening(Self.name, flags: O_RDONLY) else { return [] }
    let status = try file.status()
    try status.requireFile(path)
    try status.requireOwnership(of: path)
    try status.requireUnwritableByOthers(path)
    let bytes = try file.bytes(from: 0, limit: Self.limit)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
      .compactMap { RemoteEntry(line: $0) }
  }

  /// Puts remotes in the place of those that are there.
  public func write(_ remotes: [RemoteEntry]) throws(StoreError) {
    try directory.create()
    let text = Self.header + remotes.map(\.line).joined()
    try directory.open().replace(Self.name, by: Array(text.utf8))
  }
}
