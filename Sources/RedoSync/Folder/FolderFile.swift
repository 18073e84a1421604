/// A file in a shared folder.
public struct FolderFile: Hashable, Sendable {
  /// Its path in the folder, such as `4f3a/9c1e.redo`.
  public let name: String
  /// Its length in bytes.
  let size: Int
  /// A number that moves when the file is written to, such as the moment of that; nil where none is
  /// known.
  let stamp: Int64?

  /// Describes a file.
  public init(name: String, size: Int, stamp: Int64?) {
    self.name = name
    self.size = size
    self.stamp = stamp
  }
}
