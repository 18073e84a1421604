internal import Glibc

/// A file that the user named to be read: whatever has the name, looking at it keeps nobody waiting.
public struct GivenFile: Hashable, Sendable {
  /// Where it is.
  let path: FilePath

  /// Names a file; nothing is opened.
  public init(at path: FilePath) {
    self.path = path
  }

  /// All its bytes; nil where there are more than so many.
  ///
  /// - Throws: `.namesNoFile` for a folder, a pipe or a device; `.failed` where it cannot be read.
  public func read(limit: Int) throws(StoreError) -> [UInt8]? {
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    let status = try file.status()
    guard status.kind == .file else { throw .namesNoFile(path, status.kind) }
    return status.size > limit ? nil : try file.bytes(from: 0, limit: status.size)
  }
}
