import Foundation
import RedoTestSupport
import Testing

/// Tokens, device codes and the client's secret stay in their files, whatever Google says.
///
/// Every secret that the stand-in gives out holds the word `canary`, and it repeats in its errors all
/// that it was sent.
@Suite(.waits, .enabled(if: StandIn.isPossible, StandIn.absence))
struct TokenSecretTests {
  private let google: StandIn
  private let device: Program
  private let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("scratch-\(UUID())")

  private static let hosts = [
    "oauth2.googleapis.com", "identitytoolkit.googleapis.com", "securetoken.googleapis.com",
    "firestore.googleapis.com",
  ]

  init() throws {
    google = try StandIn(["echo": true])
    device = try google.device()
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  }

  /// Runs a verb, and looks for a secret in all that it said.
  @discardableResult
  private func run(_ arguments: [String], _ what: String = "") throws -> Spawn.Outcome {
    let outcome = try device.run(arguments, adding: ["TMPDIR": scratch.path])
    #expect(!(outcome.output + outcome.error).contains("canary"), "\(arguments) \(what)")
    return outcome
  }

  /// Looks for secrets, bare and as the key's bytes, in every file but those that keep them.
  private func lookThroughFiles() throws {
    let identity = try String(
      contentsOf: device.folder.appendingPathComponent("identity"), encoding: .utf8)
    let seed = try #require(
      identity.split(separator: "\n").first { $0.hasPrefix("seed ") }?.dropFirst(5))
    var seen: Set<String> = []
    for folder in [device.folder, scratch] {
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files {
        guard let bytes = FileManager.default.contents(atPath: file.path) else { continue }
        let name = file.lastPathComponent
        seen.insert(String(name.prefix { $0 != "-" }))
        #expect(name == "identity" || bytes.range(of: Data(seed.utf8)) == nil, "\(name)")
        let text = String(decoding: bytes, as: UTF8.self)
        for (word, owner) in [
          ("canary-google-refresh", "google-"), ("canary-firebase-refresh", "firebase-"),
          ("canary-id", "firebase-"), ("canary-client-secret", "remote-"),
          ("canary-access", "nobody"), ("canary-device", "nobody"),
        ] {
          #expect(name.hasPrefix(owner) || !text.contains(word), "\(word) in \(name)")
        }
      }
    }
    #expect(seen.isSuperset(of: ["changes.jsonl", "remotes", "sync"]))
  }

  @Test func `no verb shows a secret or leaves it anywhere, signed in, renewed and signed out`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: scratch) }
    #expect(try run(["login"]).status == 0)
    #expect(try run(["add", "First p5 every day #home"]).status == 0)
    let id = String(try device.run("list").output.prefix(8))
    let verbs: [[String]] = [
      ["sync"], ["sync", "--json"], ["remote", "list"], ["remote", "list", "--json"],
      ["list", "--json"], ["show", id, "--json"], ["log"], ["stats", "--json"], ["done", id],
      ["undo"], ["again"], ["edit", id, "p2"], ["note", id, "x"], ["snooze", id, "--days", "2"],
      ["archive", id], ["unarchive", id], ["merge"], ["remind"], ["export"], ["verify", "--json"],
      ["identity", "--json"], ["doctor"], ["config"], ["config", "--defaults"], ["themes"],
      ["widget", "plain"], ["version"],
      ["help", "login"], ["man"], ["completions", "bash"], ["remote", "add", "firestore"],
      ["remote", "add", "firestore", "--print-setup"], ["login", "nobody"], ["nonsense"],
      ["logout", "nobody"], ["add", "Second"], ["delete", id, "--yes"], ["sync"],
    ]
    let imports = try google.tokenFiles(of: device).flatMap { file in
      ["jsonl", "csv", "taskwarrior"].map { ["import", file.path, "--yes", "--format", $0] }
    }
    #expect(!imports.isEmpty)
    #expect(try device.verbNames().isSubset(of: (verbs + imports).map { $0[0] }))
    for verb in imports + verbs { try run(verb) }
    try google.behave(["echo": true, "token_life": 0, "expires_in": 0])
    try run(["login"])
    try google.behave(["echo": true])
    #expect(try run(["sync"], "with a token that was refused").status == 0)
    #expect(google.count(of: "securetoken") > 0)
    try lookThroughFiles()
    try run(["logout"])
    try run(["sync"])
    try lookThroughFiles()
    #expect(google.violations.isEmpty)
  }

  @Test func `a server that repeats what it was sent gets no secret printed or kept`() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    #expect(try run(["login"]).status == 0)
    try run(["add", "First"])
    for status in [400, 401, 403, 404, 409, 429, 500, 503] {
      for host in Self.hosts {
        // Tokens that hold no longer make every server be asked.
        try google.behave([
          "echo": true, "failing": [host: status], "expires_in": 0, "token_life": 0,
          "answers": ["ok"], "interval": 1,
        ])
        try run(["sync"], "\(host) \(status)")
        if status < 429 { try run(["login"], "\(host) \(status)") }
        try google.behave(["echo": true, "answers": ["ok"]])
        try run(["login"])
      }
    }
    for answer in ["access_denied", "expired_token", "invalid_client", "invalid_grant", "canary"] {
      try google.behave(["echo": true, "answers": [answer]])
      try run(["login"], answer)
    }
    try google.behave(["echo": true, "revoked": ["google", "firebase"], "expires_in": 0])
    try run(["sync"], "taken back")
    try google.behave(["echo": true, "answers": ["ok"]])
    try run(["login"])
    try run(["sync"])
    try lookThroughFiles()
  }

  @Test(arguments: [["login"], ["sync", "--watch"]])
  func `a program that waits has no secret in its arguments or its environment`(
    arguments: [String]
  ) throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    try run(["login"])
    try google.behave(["answers": ["authorization_pending"]])
    let before = google.requests.count
    let output = scratch.appendingPathComponent("output")
    let child = try Spawn.start(
      [Program.path] + arguments, environment: device.environment, output: output.path,
      error: output.path + ".error")
    defer {
      kill(child, SIGKILL)
      _ = Spawn.wait(for: child)
    }
    #expect(Patience.lasts { google.requests.count >= before + 1 })
    for file in ["cmdline", "environ"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(child)/\(file)"))
      #expect(!bytes.isEmpty)
      #expect(bytes.range(of: Data("canary".utf8)) == nil, "\(file)")
    }
    for path in [output.path, output.path + ".error"] {
      let said = FileManager.default.contents(atPath: path) ?? Data()
      #expect(said.range(of: Data("canary".utf8)) == nil)
    }
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `the full screen shows no secret while it syncs and while it fails`() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    try run(["login"])
    try run(["add", "First"])
    let screen = try ScreenRun(device)
    try screen.tmux.wait(for: "First")
    try screen.tmux.press("S")
    try screen.tmux.wait(for: "everything is synced")
    for failing in [
      ["firestore.googleapis.com": 400],
      ["firestore.googleapis.com": 401, "securetoken.googleapis.com": 403],
    ] {
      try google.behave(["echo": true, "failing": failing])
      try screen.tmux.press("S")
      try screen.tmux.wait(for: "! the remote")
      try google.behave(["echo": true])
      try screen.tmux.press("S")
      try screen.tmux.wait(for: "everything is synced")
    }
    try screen.quit()
    #expect(!(try screen.tmux.bytesSent()).contains("canary"))
  }
}
