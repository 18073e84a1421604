/// A file in a shared folder.
public struct FolderFile: Hashable, Sendable {
  /// Its path in the folder, such as `4f3a/9c1e.redo`.
  public let name: String
  /// Its length in bytes.
  public let size: Int

  /// Creates one.
  public init(name: String, size: Int) {
    self.name = name
    self.size = size
  }
}
