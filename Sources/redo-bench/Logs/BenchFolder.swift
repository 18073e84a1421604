internal import Glibc

/// A data folder of its own for each log, below one temporary folder.
struct BenchFolder {
  /// The folder's path.
  let path: String
  /// The log's length in bytes.
  let length: Int
  /// How many nodes it has.
  let nodeCount: Int

  /// The log's path.
  var logPath: String { Self.logPath(in: path) }

  private static func logPath(in folder: String) -> String { folder + "/changes.jsonl" }

  /// Finds the log that an earlier run left, or has another process make it: a child's peak of
  /// memory counts that of the process it comes from.
  init?(_ shape: LogMaker.Shape, below parent: String, madeBy bench: String) {
    path = parent + "/" + shape.name
    if access(Self.logPath(in: path), R_OK) != 0 {
      guard ChildRun([bench, "--keep", parent, "--make", shape.name], environment: []) != nil else {
        return nil
      }
    }
    guard let counts = Self.counts(of: Self.logPath(in: path)) else { return nil }
    (length, nodeCount) = counts
  }

  /// What a program finds around it: the data folder, no config, and a moment that stands still.
  static func environment(dataFolder: String) -> [String] {
    [
      "REDO_DATA_DIR=" + dataFolder, "HOME=/nonexistent", "TZ=UTC",
      "REDO_NOW=2026-11-20T14:05:00Z",
    ]
  }

  /// Has the signatures verified beforehand, as after any start but the first.
  func warm(_ program: String) {
    _ = ChildRun(
      [program, "list", "--limit", "1"], environment: Self.environment(dataFolder: path))
  }

  /// A config folder in which nothing moves by itself.
  static func stillConfig(below parent: String) -> String {
    let path = parent + "/config"
    mkdir(path, 0o700)
    mkdir(path + "/redo", 0o700)
    let file = open(path + "/redo/config", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let text = Array("motion = none\n".utf8)
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    return path
  }

  /// A file's length and line feeds, read piece by piece.
  private static func counts(of path: String) -> (Int, Int)? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var (length, lines) = (0, 0)
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let got = read(file, &piece, piece.count)
      guard got > 0 else { return got == 0 ? (length, lines) : nil }
      length += got
      lines += piece.prefix(got).count { $0 == 0x0A }
    }
  }

  /// Makes a log in a folder of its own below another; false where it cannot.
  static func make(_ shape: LogMaker.Shape, below parent: String) -> Bool {
    let path = parent + "/" + shape.name
    mkdir(path, 0o700)
    let unfinished = path + "/unfinished"
    let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0, var maker = LogMaker() else { return false }
    defer { close(file) }
    var isWritten = true
    var buffer: [UInt8] = []
    func flush() {
      isWritten =
        isWritten
        && buffer.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == buffer.count
      buffer.removeAll(keepingCapacity: true)
    }
    maker.make(shape) { line in
      buffer += line
      if buffer.count > 1 << 20 { flush() }
    }
    flush()
    // The log of a person has long been on the disk; the first change is not to wait for all of it.
    return isWritten && fsync(file) == 0 && rename(unfinished, logPath(in: path)) == 0
  }
}
