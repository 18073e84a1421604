internal import Glibc
internal import RedoProtocol

/// A data folder of its own for each log, below one temporary folder.
struct BenchFolder {
  /// The folder's path.
  let path: String
  /// The log's length in bytes.
  let length: Int
  /// How many nodes it has.
  let nodeCount: Int

  /// The log's path.
  var logPath: String { path + "/changes.jsonl" }

  /// Makes the folder with a log in it, unless an earlier run left it there.
  init?(_ name: String, _ shape: LogMaker.Shape, below parent: String) {
    path = parent + "/" + name
    mkdir(path, 0o700)
    if let left = InProcess.map(path + "/changes.jsonl") {
      length = left.count
      nodeCount = left.withSpan { log in log.indices.count { log[$0] == 0x0A } }
      return
    }
    guard var maker = LogMaker() else { return nil }
    let file = open(path + "/changes.jsonl", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var total = 0
    var isWritten = true
    var buffer: [UInt8] = []
    func flush() {
      isWritten =
        isWritten
        && buffer.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == buffer.count
      total += buffer.count
      buffer.removeAll(keepingCapacity: true)
    }
    maker.make(shape) { line in
      buffer += line
      if buffer.count > 1 << 20 { flush() }
    }
    flush()
    guard isWritten else { return nil }
    length = total
    nodeCount = maker.count
  }
}
