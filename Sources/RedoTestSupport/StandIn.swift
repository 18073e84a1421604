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
  /// Where it listens on this machine.
  public let port: Int
  private let process = Process()
  private let input = Pipe()

  /// Starts one that knows nobody yet.
  public init(_ script: [String: Any] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stand-in-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = Vectors.package.appendingPathComponent("Tests/StandIn/stand_in.py").path
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", path, folder.path]
    process.standardInput = input
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    try behave(script)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
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

  /// The requests so far: host, path and status.
  public var requests: [String] { lines("requests") }

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
    let secret = folder.appendingPathComponent("client.json")
    try Data(#"{"installed":{"client_secret":"canary-client-secret"}}"#.utf8).write(to: secret)
    let outcome = try program.run(
      "remote", "add", "firestore", "--project", "tasks-1", "--api-key", "key-1",
      "--client-id", "client.apps.example", "--client-secret-file", secret.path)
    try #require(outcome.status == 0, Comment(rawValue: outcome.error))
    return program
  }
}
