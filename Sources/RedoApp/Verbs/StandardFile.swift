internal import Glibc
internal import RedoCrypto
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
    of descriptor: Int32, named name: String = "standard input", streamLimit: Int = streamLimit
  ) throws(StoreError) -> [UInt8] {
    let path = FilePath(name)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(.read, path, code: errno) }
    let kind = FileKind(mode: status.st_mode)
    guard kind != .folder, kind != .device || hasEnd(descriptor, status) else {
      throw .namesNoFile(path, kind)
    }
    let limit = kind == .file ? Self.limit : streamLimit
    guard Int(status.st_size) <= limit else { throw .fileIsTooLong(path, limit: limit) }
    return try read(descriptor, to: limit, startingWith: Int(status.st_size), at: path)
  }

  /// Whether a device is one that ends: a terminal does with Ctrl-d, `/dev/null` at once.
  private static func hasEnd(_ descriptor: Int32, _ status: stat) -> Bool {
    var null = stat()
    return isatty(descriptor) == 1
      || (stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev)
  }

  /// Straight into the array, and what grows out of one is wiped in it: of what is secret no copy stays
  /// behind in memory that was freed.
  private static func read(
    _ descriptor: Int32, to limit: Int, startingWith size: Int, at path: FilePath
  ) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room that is left tells the end.
    var room = min(max(size, 65_535), limit) + 1
    while true {
      var code: Int32 = 0
      let longer = [UInt8](unsafeUninitializedCapacity: room) { memory, count in
        count = memory.initialize(fromContentsOf: bytes)
        code = fill(UnsafeMutableRawBufferPointer(memory), from: &count, with: descriptor)
      }
      bytes.wipe()
      bytes = longer
      guard code == 0 else {
        bytes.wipe()
        throw .failed(.read, path, code: code)
      }
      guard bytes.count <= limit else { throw .fileIsTooLong(path, limit: limit) }
      if bytes.count < room { return bytes }
      room = min(2 * bytes.count, limit) + 1
    }
  }

  /// Fills memory from a place on until it is full or there is no more to read; what went wrong, else 0.
  ///
  /// Who made the descriptor may have asked that reading never waits: then more is waited for here.
  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer, from count: inout Int, with descriptor: Int32
  ) -> Int32 {
    while count < memory.count {
      let more = Glibc.read(
        descriptor, memory.baseAddress?.advanced(by: count), memory.count - count)
      if more == 0 { return 0 }
      if more > 0 {
        count += more
      } else if errno == EAGAIN {
        waitForMore(from: descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Waits until there is more to read, or no more will come, where reading itself does not.
  static func waitForMore(from descriptor: Int32) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
  }
}
