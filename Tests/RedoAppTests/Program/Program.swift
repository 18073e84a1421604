import Foundation
import RedoTestSupport

/// The compiled program over a data folder of its own.
final class Program: Sendable {
  let folder: URL
  let environment: [String: String]
  static let path = Spawn.built("redo")

  init(now: String? = "2026-11-20T14:05:00Z", zone: String = "UTC") {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("redo-\(UUID())")
    var environment = [
      "REDO_DATA_DIR": folder.path, "XDG_CONFIG_HOME": folder.path, "TZ": zone,
      "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["REDO_NOW"] = now
    self.environment = environment
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var log: URL { folder.appendingPathComponent("changes.jsonl") }

  /// Runs a verb to its end.
  @discardableResult
  func run(_ arguments: String..., input: String = "") throws -> Spawn.Outcome {
    try Spawn.capture([Self.path] + arguments, environment: environment, input: input)
  }

  /// The tasks as `list --json` gives them.
  func tasks(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = try Spawn.capture(
      [Self.path, "list", "--json"] + arguments, environment: environment)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return json as? [[String: Any]] ?? []
  }

  /// What `verify --json` says.
  func verification() throws -> [String: Any] {
    let outcome = try run("verify", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return json as? [String: Any] ?? [:]
  }

  /// The lines of the log.
  func lines() throws -> [String] {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Runs a shell script with `$redo` as the program.
  func shell(_ script: String) throws -> Spawn.Outcome {
    try Spawn.capture(
      ["/bin/bash", "-c", script],
      environment: environment.merging(["redo": Self.path]) { $1 })
  }
}
