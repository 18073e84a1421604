public import Foundation

/// The compiled program over a data folder of its own.
///
/// It is the one at `$REDO_PROGRAM`, such as a release build, else the one built with the tests.
public final class Program: Sendable {
  /// The data folder, which need not exist yet; it goes with this object.
  public let folder: URL
  /// The variables that the program runs with, on top of the test's own.
  public let environment: [String: String]

  /// Where the program is.
  public static let path: String = {
    let given = ProcessInfo.processInfo.environment["REDO_PROGRAM"] ?? ""
    return given.isEmpty ? Spawn.built("redo") : given
  }()

  /// The release build: the one that is named, the one beside the build of the tests, or the one
  /// that the build folder links to; nil for none.
  public static let release: String? = {
    let named = ProcessInfo.processInfo.environment["REDO_PROGRAM"] ?? ""
    let platform = URL(fileURLWithPath: Spawn.built("redo")).deletingLastPathComponent()
      .deletingLastPathComponent()
    let built = [platform, platform.deletingLastPathComponent()]
      .map { $0.appendingPathComponent("release/redo").path }
    return ([named] + built).first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Names a new data folder, or takes the one that is given.
  /// - Parameters:
  ///   - now: what `REDO_NOW` says; nil for the system's clock.
  ///   - zone: what `TZ` says.
  ///   - folder: the data folder.
  ///   - variables: what else it runs with.
  public init(
    now: String? = "2026-11-20T14:05:00Z", zone: String = "UTC", in folder: URL? = nil,
    adding variables: [String: String] = [:]
  ) {
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("redo-\(UUID())")
    var environment = [
      "REDO_DATA_DIR": self.folder.path, "XDG_CONFIG_HOME": self.folder.path,
      "XDG_STATE_HOME": self.folder.path + "/state", "TZ": zone,
      "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["REDO_NOW"] = now
    self.environment = environment.merging(variables) { $1 }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The change log.
  public var log: URL { folder.appendingPathComponent("changes.jsonl") }

  /// The log's bytes; none when there is no log.
  public var logBytes: [UInt8] {
    FileManager.default.contents(atPath: log.path).map { Array($0) } ?? []
  }

  /// Runs a verb to its end.
  @discardableResult
  public func run(_ arguments: String..., input: String = "") throws -> Spawn.Outcome {
    try run(arguments, input: input)
  }

  /// Runs a verb to its end, under another program (`strace`, `prlimit`) where one is named.
  @discardableResult
  public func run(
    _ arguments: [String], under wrapper: [String] = [], adding variables: [String: String] = [:],
    input: String = ""
  ) throws -> Spawn.Outcome {
    try Spawn.capture(
      wrapper + [Self.path] + arguments, environment: environment.merging(variables) { $1 },
      input: input)
  }

  /// The tasks as `list --json` gives them.
  public func tasks(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = try run(["list", "--json"] + arguments)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return json as? [[String: Any]] ?? []
  }

  /// The titles of all tasks, done and archived ones too, by the alphabet.
  public func titles() throws -> [String] {
    try tasks("--all").compactMap { $0["title"] as? String }.sorted()
  }

  /// What `verify --json` says.
  public func verification() throws -> [String: Any] {
    let outcome = try run("verify", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return json as? [String: Any] ?? [:]
  }

  /// The lines of the log.
  public func lines() throws -> [String] {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Runs a shell script with `$redo` as the program.
  public func shell(_ script: String) throws -> Spawn.Outcome {
    try Spawn.capture(
      ["/bin/bash", "-c", script],
      environment: environment.merging(["redo": Self.path]) { $1 })
  }
}
