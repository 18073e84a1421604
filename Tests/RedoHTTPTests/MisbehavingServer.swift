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
    var patience = CurlTransport.Patience()
    (patience.connecting, patience.idle, patience.total) = (1_500, 2, 20_000)
    return LyingTransport(
      inner: CurlTransport(patience: patience, trust: trust), port: port, lie: lie)
  }

  var trust: Trust { Trust(file: folder.appendingPathComponent("trusted.pem").path) }

  /// A request with a secret, from a client that is not patient.
  func ask(trusting trust: Trust? = nil, path: String = "/v1/x") -> Result<HTTPReply, SyncError> {
    var patience = CurlTransport.Patience()
    (patience.connecting, patience.idle, patience.total) = (1_500, 2, 3_000)
    let transport = CurlTransport(patience: patience, trust: trust ?? self.trust)
    let request = HTTPRequest(
      "POST", "https://localhost:\(port)\(path)",
      headers: ["Authorization": "Bearer canary-token"], body: Array("canary-body".utf8))
    return Result { () throws(SyncError) in try transport.send(request) }
  }
}
