import Foundation
import RedoTestSupport
import Testing

/// The log changed underneath by others while a server is about to answer a sync.
@Suite(.waits, .serialized, .enabled(if: StandIn.isPossible, StandIn.absence))
struct ReplacedDuringSyncTests {
  private static let canaryText = Data("canary\n".utf8)
  private static let query =
    "firestore.googleapis.com/v1/projects/redo-1/databases/(default)/documents:runQuery"

  private let server: StandIn
  private let canary: URL
  private let other: Data

  /// A server that has a task, a log elsewhere, and a file that nobody is to touch.
  init() throws {
    server = try StandIn()
    canary = server.folder.appendingPathComponent("canary")
    try Self.canaryText.write(to: canary)
    let stranger = Program()
    try stranger.run("add", "From another log")
    other = try Data(contentsOf: stranger.log)
    #expect(try device(adding: "From the phone").run("sync").status == 0)
  }

  /// A device with the server for its remote, which nobody has to sign in to, as with an emulator.
  private func device(adding title: String) throws -> Program {
    let emulator = ["FIRESTORE_EMULATOR_HOST": "127.0.0.1:\(server.port)"]
    let program = Program(now: nil, adding: emulator)
    try program.run("add", title)
    let added = try program.run("remote", "add", "firestore", "--project", "redo-1")
    #expect(added.status == 0, "\(added.error)")
    return program
  }

  /// Starts what syncs, and does something while so many of it wait for what the server has.
  private func during(_ count: Int, start: () throws -> Void, act: () throws -> Void) throws {
    try server.behave(["held": [":runQuery"]])
    let before = server.arrivals(of: Self.query)
    try start()
    let haveAsked = Patience.lasts { server.arrivals(of: Self.query) == before + count }
    #expect(haveAsked)
    try act()
    try server.behave([:])
  }

  /// One server answers all of them, since its start takes the better part of a test.
  @Test func `a sync goes on with a log that can be read, and writes to nothing else`() throws {
    let devices = try Replacement.allCases.map { replacement in
      (replacement, try device(adding: "Unsent, \(replacement)"))
    }
    let logs = try devices.map { try Data(contentsOf: $0.1.log) }
    var syncs: [pid_t] = []
    try during(devices.count) {
      syncs = try devices.map { _, device in
        try Spawn.start(
          [Program.path, "sync"], environment: device.environment,
          error: device.folder.path + "/error")
      }
    } act: {
      for (replacement, device) in devices {
        try replacement.carryOut(on: device.log, canary: canary, other: other)
      }
    }
    for (place, (replacement, device)) in devices.enumerated() {
      let status = Spawn.wait(for: syncs[place])
      let error = try String(contentsOfFile: device.folder.path + "/error", encoding: .utf8)
      #expect(status == (replacement.leavesALog ? 0 : 1), "\(replacement): \(error)")
      guard !replacement.leavesALog else { continue }
      #expect(error.hasPrefix("redo: \(device.log.path) is "), "\(error)")
      #expect(LogState(of: device.folder).ids.isEmpty, "\(replacement)")
      try Replacement.takeBack(on: device.log, logs[place])
      #expect(try device.run("sync").status == 0, "\(replacement)")
    }
    #expect(try Data(contentsOf: canary) == Self.canaryText)
    // What waited here is nowhere lost, and nothing came or went twice.
    let titles = devices.map { "Unsent, \($0.0)" } + ["From another log", "From the phone"]
    for (replacement, device) in devices {
      #expect(try device.run("sync").status == 0, "\(replacement)")
      #expect(try device.titles() == titles.sorted(), "\(replacement)")
      let lines = try device.lines()
      #expect(Set(lines).count == lines.count, "\(replacement)")
    }
    #expect(server.violations.isEmpty)
  }

  @Test(
    .enabled(if: Tmux.isPresent, "tmux is not installed"),
    arguments: [Replacement.renamedOver, .removed])
  func `the screen begins no log in place of one that went, and brings all to one that is there`(
    replacement: Replacement
  ) throws {
    let device = try device(adding: "Unsent")
    let old = try Data(contentsOf: device.log)
    var screen: ScreenRun?
    try during(1) {
      screen = try ScreenRun(device, columns: 250)
    } act: {
      try replacement.carryOut(on: device.log, canary: canary, other: other)
    }
    let tmux = try #require(screen).tmux
    if !replacement.leavesALog {
      try tmux.wait(for: "is gone since it was read")
      // Also when what had come was to be written.
      try tmux.wait(for: "not synced")
      #expect(!FileManager.default.fileExists(atPath: device.log.path))
      try Replacement.takeBack(on: device.log, old)
      try tmux.wait(for: "changed by another program and read again")
      try tmux.press("S")
    }
    try tmux.wait(for: "From the phone")
    try screen?.quit()
    #expect(try device.run("sync").status == 0)
    #expect(try device.titles().contains("Unsent"))
    #expect(server.violations.isEmpty)
  }
}
