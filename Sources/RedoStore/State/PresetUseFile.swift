/// The file `preset-uses` in Redo's state folder: how often presets were used.
///
/// It only ever decides what is listed first: whatever is odd about it counts as nothing, and a
/// count that could not be written is lost.
public struct PresetUseFile: Hashable, Sendable {
  /// The file's name in the state folder.
  public static let name = "preset-uses"
  /// No count is believed to be higher.
  private static let mostUses = 1_000_000_000

  /// The folder: `$XDG_STATE_HOME/redo`, else `~/.local/state/redo`.
  let folder: FilePath

  /// Names the file of a folder; nothing is opened.
  public init(in folder: FilePath) {
    self.folder = folder
  }

  /// Finds the folder; nil when the environment does not say where it is.
  public init?(environment: Environment) {
    guard let folder = try? BaseDirectory.state.folder(in: environment) else { return nil }
    self.init(in: folder)
  }

  /// The counts; none where there is no file or it is odd.
  public func read() -> [String: Int] {
    guard let home = try? FileDescriptor(openingFolder: folder),
      let bytes = home.privateBytes(of: Self.name, limit: ConfigText.limit)
    else { return [:] }
    var counts: [String: Int] = [:]
    for entry in ConfigText(bytes).entries {
      guard let count = Int(entry.value), (1...Self.mostUses).contains(count) else { continue }
      counts[Self.name(of: entry.key)] = count
    }
    return counts
  }

  /// A name as a key of the file: where it begins as a comment does, behind a backslash.
  private static func key(of name: String) -> String {
    "#\\".utf8.contains(name.utf8.first ?? 0) ? "\\" + name : name
  }

  private static func name(of key: String) -> String {
    let isEscaped = key.utf8.first == UInt8(ascii: "\\")
    return isEscaped ? String(decoding: key.utf8.dropFirst(), as: UTF8.self) : key
  }

  /// Puts counts in the place of those that are there; whether that worked out.
  @discardableResult
  public func write(_ counts: [String: Int]) -> Bool {
    let lines = counts.sorted { $0.key < $1.key }.map { "\(Self.key(of: $0.key)) = \($0.value)\n" }
    do throws(StoreError) {
      let directory = PrivateFolder(.state, path: folder)
      try directory.create()
      try directory.open().replace(Self.name, by: Array(lines.joined().utf8))
      return true
    } catch {
      return false
    }
  }
}
