import RedoTestSupport

/// A server on this machine that takes requests and never answers them: `stalls.py`.
struct StallingServer {
  private let server: ScriptServer

  init(_ kind: String) throws {
    server = try ScriptServer("stalls.py", [kind], beside: #filePath)
  }

  /// `host:port`.
  var address: String { "127.0.0.1:\(server.port)" }

  /// Ends it; how many came.
  func end() throws -> Int { try server.end().split(separator: "\n").count }
}
