import Foundation
import RedoHTTP
import RedoSync
import RedoTestSupport
import Testing

/// A real TLS server on this machine that misbehaves in one way.
final class MisbehavingServer {
  static let isPossible = ["/usr/bin/python3", "/usr/bin/openssl"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static let absence: Comment = "python3 and openssl are needed"

  /// What a server that answers at all needs no more than, on a busy machine either.
  static let patience = bounds(connecting: 10_000, idle: 5, total: 20_000)
  /// What is soon over where a server never answers.
  static let impatience = bounds(connecting: 1_500, idle: 2, total: 3_000)

  private static func bounds(connecting: Int, idle: Int, total: Int) -> CurlTransport.Patience {
    var patience = CurlTransport.Patience()
    (patience.connecting, patience.idle, patience.total) = (connecting, idle, total)
    return patience
  }

  private let folder: URL
  private let server: ScriptServer

  var port: Int { server.port }

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try ScriptServer("server.py", [folder.path, name], beside: #filePath)
  }

  deinit {
    _ = try? server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// All that it was sent behind TLS.
  var seen: String {
    let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent("seen").path)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// A way to it for whoever means to speak with Google, that asks for one lie at a time.
  func way(to lie: String) -> LyingTransport {
    LyingTransport(
      inner: CurlTransport(patience: Self.patience, trust: trust), port: port, lie: lie)
  }

  var trust: Trust { Trust(file: folder.appendingPathComponent("trusted.pem").path) }

  /// A request with a secret.
  func ask(
    trusting trust: Trust? = nil, path: String = "/v1/x",
    within patience: CurlTransport.Patience = MisbehavingServer.patience
  ) -> Result<HTTPReply, SyncError> {
    let transport = CurlTransport(patience: patience, trust: trust ?? self.trust)
    let request = HTTPRequest(
      "POST", "https://localhost:\(port)\(path)",
      headers: ["Authorization": "Bearer canary-token"], body: .plain(Array("canary-body".utf8)))
    return Result { () throws(SyncError) in try transport.send(request) }
  }
}
