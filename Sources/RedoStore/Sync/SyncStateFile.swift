/// The file `sync-ID` in Redo's state folder: how far a remote has been read, and how it went.
///
/// Lines of `key value`, then the cursor's own words. Whatever is odd about it counts as nothing.
public struct SyncStateFile: Sendable {
  private static let header = "redo-sync 1"
  private static let limit = 64 << 20

  /// What it says.
  public struct Content: Hashable, Sendable {
    /// Numbers by their names, which are single words.
    public var numbers: [String: Int64]
    /// The cursor's words.
    public var cursor: [String]

    /// Creates a content.
    public init(numbers: [String: Int64] = [:], cursor: [String]) {
      self.numbers = numbers
      self.cursor = cursor
    }
  }

  /// The folder: `$XDG_STATE_HOME/redo`, else `~/.local/state/redo`.
  let folder: FilePath
  /// The file's name in it.
  let name: String

  /// Finds the file of a remote, or that of an emulator in its place; nil where the environment does not
  /// say where it is.
  public init?(of remote: RemoteEntry, isEmulated: Bool, environment: Environment) {
    guard let folder = try? BaseDirectory.state.folder(in: environment) else { return nil }
    self.folder = folder
    name = "sync-\(remote.id)" + (isEmulated ? "-emulator" : "")
  }

  /// What tells one state of the file from another without reading it; nil where there is none.
  public var fingerprint: FileFingerprint? {
    folder.appending(name).fingerprint
  }

  /// What it says; nil where there is no file or it is odd.
  public func read() -> Content? {
    guard let home = try? FileDescriptor(openingFolder: folder),
      let bytes = home.privateBytes(of: name, limit: Self.limit)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Substring(Self.header), lines.last?.isEmpty == true,
      let end = lines.firstIndex(of: "cursor")
    else { return nil }
    var content = Content(cursor: lines[(end + 1)...].dropLast().map(String.init))
    for line in lines[1..<end] {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
      content.numbers[String(parts[0])] = number
    }
    return content
  }

  /// Puts a content in the place of the one that is there.
  public func write(_ content: Content) throws(StoreError) {
    let numbers = content.numbers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let lines = [Self.header] + numbers + ["cursor"] + content.cursor
    let directory = PrivateFolder(.state, path: folder)
    try directory.create()
    try directory.open().replace(name, by: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Removes the file.
  public func remove() {
    if let home = try? FileDescriptor(openingFolder: folder) { home.remove(name) }
  }
}
