import RedoTestSupport

/// A real loopback proxy before the emulator, on which things go wrong: `proxy.py`.
struct FaultyProxy {
  private let server: ScriptServer

  /// Where it listens.
  var port: Int { server.port }

  /// Stands before a port; `rate` of a hundred requests go wrong, the same ones for one seed.
  init(before target: Int, seed: UInt64, rate: Int) throws {
    server = try ScriptServer(
      "proxy.py", ["\(target)", "\(seed)", "\(rate)"], beside: #filePath)
  }

  /// Ends it; how often it did what.
  func end() throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in try server.end().split(separator: "\n") {
      guard let blank = line.lastIndex(of: " ") else { continue }
      counts[String(line[..<blank])] = Int(line[line.index(after: blank)...])
    }
    return counts
  }
}
