public import Foundation
public import Testing

/// Google's sign-in and Firestore on this machine, stricter than the real ones: `Tests/StandIn`.
///
/// The program asks for Google's own addresses, over real TLS, and a proxy leads it here.
public final class StandIn {
  /// Whether Python has Google's own definitions, by which every request is read.
  public static let isPossible: Bool = {
    let script = "import google.cloud.firestore_v1.types"
    return (try? Spawn.run(["/usr/bin/env", "python3", "-c", script])) == 0
  }()
  /// What a skipped suite says.
  public static let absence: Comment =
    "Google's definitions are not installed: python3 -m pip install google-cloud-firestore"

  /// Its certificates, its script and what it saw.
  public let folder: URL
  private let server: ScriptServer

  /// Where it listens on this machine.
  public var port: Int { server.port }

  /// Starts one that knows nobody yet.
  public init(_ script: [String: Any] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stand-in-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try ScriptServer(
      "stand_in.py", [folder.path],
      beside: Vectors.package.appendingPathComponent("Tests/StandIn/stand_in.py").path)
    try behave(script)
  }

  deinit {
    _ = try? server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Says how to behave from now on; what is left out is as a well-behaved Google would have it.
  public func behave(_ script: [String: Any]) throws {
    try JSONSerialization.data(withJSONObject: script)
      .write(to: folder.appendingPathComponent("script.json"), options: .atomic)
  }

  /// The variables that lead a program here.
  public var environment: [String: String] {
    let proxy = "http://127.0.0.1:\(port)"
    return [
      "HTTPS_PROXY": proxy, "https_proxy": proxy, "NO_PROXY": "", "no_proxy": "",
      "CURL_CA_BUNDLE": folder.appendingPathComponent("trusted.pem").path,
    ]
  }

  /// The requests that were answered so far: host, path and status.
  public var requests: [String] { lines("requests") }

  /// How many requests of a host and path have come in so far, those among them that still wait.
  public func arrivals(of request: String) -> Int { lines("arrivals").count { $0 == request } }

  /// How many requests so far had a text in them.
  public func count(of text: String) -> Int { requests.count { $0.contains(text) } }

  /// What was sent that no sound client sends; nothing, where all is well.
  public var violations: [String] { lines("violations") }

  private func lines(_ name: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A device that is led here and has one remote; nobody is signed in on it.
  public func device() throws -> Program {
    let program = Program(adding: environment)
    try addRemote(to: program)
    return program
  }

  /// Gives a device that is led here its remote.
  public func addRemote(to device: Program) throws {
    let secret = folder.appendingPathComponent("client.json")
    let text = "canary-client-secret-" + String(repeating: "canaryfill", count: 20)
    try Data(#"{"installed":{"client_secret":"\#(text)"}}"#.utf8).write(to: secret)
    let outcome = try device.run(
      "remote", "add", "firestore", "--project", "tasks-1", "--api-key", "key-1",
      "--client-id", "client.apps.example", "--client-secret-file", secret.path)
    try #require(outcome.status == 0, Comment(rawValue: outcome.error))
  }

  /// A device on which somebody has signed in.
  public func signedInDevice() throws -> Program {
    let program = try device()
    let outcome = try program.run("login")
    try #require(outcome.status == 0, Comment(rawValue: outcome.error))
    return program
  }

  /// The files of a device's state folder that hold tokens.
  public func tokenFiles(of device: Program) throws -> [URL] {
    let folder = device.folder.appendingPathComponent("state/redo")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { file in
      ["google-", "firebase-"].contains { file.lastPathComponent.hasPrefix($0) }
    }
  }
}
