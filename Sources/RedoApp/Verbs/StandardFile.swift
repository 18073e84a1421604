internal import Glibc
internal import RedoStore

/// Files that the user named on the command line, and standard input.
enum StandardFile {
  /// The most bytes of an ordinary file that are read: three logs of a million changes.
  static let limit = 4 << 30
  /// The most bytes that are read of what tells no length, such as a pipe: so much is in memory
  /// before it is known to be too much.
  static let streamLimit = 2 << 30

  /// All bytes of a file that the user named, `-` being standard input.
  static func bytes(named path: String) throws(StoreError) -> [UInt8] {
    try path == "-" ? bytes(of: STDIN_FILENO) : bytes(at: path)
  }

  /// All bytes of the file at a path.
  static func bytes(at path: String) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(.open, FilePath(path), code: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, named: path)
  }

  /// All bytes of an open descriptor, to its end.
  ///
  /// - Throws: `.namesNoFile` for a folder and for a device that never ends; `.fileIsTooLong` for an
  ///   ordinary file beyond `limit` before any of it is read, and for anything else as soon as it is
  ///   beyond `streamLimit`.
  static func bytes(
    of descriptor: Int32, named name: String = "standard input", limit: Int = limit,
    streamLimit: Int = streamLimit
  ) throws(StoreError) -> [UInt8] {
    let path = FilePath(name)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(.read, path, code: errno) }
    let kind = FileKind(mode: status.st_mode)
    guard kind != .folder, kind != .device || hasEnd(descriptor, status) else {
      throw .namesNoFile(path, kind)
    }
    let limit = kind == .file ? limit : streamLimit
    guard Int(status.st_size) <= limit else { throw .fileIsTooLong(path, limit: limit) }
    return try read(descriptor, to: limit, startingWith: Int(status.st_size), at: path)
  }

  /// Whether a device is one that ends: a terminal does with Ctrl-d, `/dev/null` at once.
  private static func hasEnd(_ descriptor: Int32, _ status: stat) -> Bool {
    var null = stat()
    return isatty(descriptor) == 1
      || (stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev)
  }

  private static func read(
    _ descriptor: Int32, to limit: Int, startingWith room: Int, at path: FilePath
  ) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(room)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        guard bytes.count + count <= limit else { throw .fileIsTooLong(path, limit: limit) }
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .failed(.read, path, code: errno)
      }
    }
  }
}
