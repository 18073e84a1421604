/// What tells one state of a file, such as the change log's, from another without reading it.
///
/// A file rewritten in place with equal length within one tick of the system's clock looks the same.
public struct FileFingerprint: Hashable, Sendable {
  /// The number of the file system.
  let device: UInt64
  /// The number of the file on it.
  let inode: UInt64
  /// The length in bytes.
  public let size: Int
  /// When the bytes last changed, in seconds since 1970.
  let modifiedSeconds: Int64
  /// The rest of that time, 0 … 999,999,999.
  let modifiedNanoseconds: Int64

  /// When the bytes last changed, in nanoseconds since 1970.
  var modified: Int64 { modifiedSeconds &* 1_000_000_000 &+ modifiedNanoseconds }

  /// Whether both looks were at one file, whatever happened to its bytes.
  func isSameFile(as other: FileFingerprint) -> Bool {
    device == other.device && inode == other.inode
  }
}
