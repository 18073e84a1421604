internal import Glibc
internal import RedoStore

/// Files that the user named on the command line, and standard input.
enum StandardFile {
  /// All bytes of the file at a path.
  static func bytes(at path: String) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(.open, FilePath(path), code: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, named: path)
  }

  /// All bytes of an open descriptor, to its end.
  static func bytes(
    of descriptor: Int32, named name: String = "standard input"
  ) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .failed(.read, FilePath(name), code: errno)
      }
    }
  }
}
