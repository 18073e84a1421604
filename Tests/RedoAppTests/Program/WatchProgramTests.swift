import Foundation
import RedoTestSupport
import Testing

/// `sync --watch` beside remotes that fail.
@Suite(.waits) struct WatchProgramTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")

  @Test func `a server that asks for an hour gets it, while a folder is synced with`() throws {
    let server = try ScriptServer("busy.py", [], beside: #filePath)
    let output = shared.path + "-output"
    defer {
      try? FileManager.default.removeItem(at: shared)
      try? FileManager.default.removeItem(atPath: output)
    }
    let laptop = Program(
      now: nil,
      adding: ["FIRESTORE_EMULATOR_HOST": "127.0.0.1:\(server.port)", "http_proxy": ""])
    #expect(try laptop.run("remote", "add", "firestore", "--project", "tasks-1").status == 0)
    #expect(try laptop.run("remote", "add", "folder", shared.path).status == 0)
    let child = try Spawn.start(
      [Program.path, "sync", "--watch"], environment: laptop.environment, output: output)
    func hasSent(_ count: Int) -> Bool {
      Patience.lasts {
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").count { $0 == "folder\tsent 2, received 0" } == count
      }
    }
    for round in 1...3 {
      try laptop.run("add", "Task \(round)")
      #expect(hasSent(round))
    }
    kill(child, SIGTERM)
    #expect(Spawn.wait(for: child) == 128 + SIGTERM)
    #expect(try server.end().split(separator: "\n") == ["came"])
  }

  @Test func `a data folder that was away for a moment is synced again`() throws {
    let laptop = Program(now: nil)
    let (away, said) = (laptop.folder.path + "-away", shared.path + "-said")
    defer {
      try? FileManager.default.removeItem(at: shared)
      try? FileManager.default.removeItem(atPath: said)
    }
    try laptop.run("add", "Before")
    #expect(try laptop.run("remote", "add", "folder", shared.path).status == 0)
    // What it says goes to one file in its order.
    let child = try Spawn.start(
      ["/bin/sh", "-c", "exec \"$0\" sync --watch > \"$1\" 2>&1", Program.path, said],
      environment: laptop.environment)
    func says(_ words: String, times count: Int) -> Bool {
      Patience.lasts {
        let text = (try? String(contentsOfFile: said, encoding: .utf8)) ?? ""
        return text.components(separatedBy: words).count == count + 1
      }
    }
    #expect(says("sent 2, received 0", times: 1))
    #expect(rename(laptop.folder.path, away) == 0)
    #expect(says("is gone since it was read", times: 1))
    #expect(rename(away, laptop.folder.path) == 0)
    try laptop.run("add", "After")
    #expect(says("sent 2, received 0", times: 2))
    kill(child, SIGTERM)
    #expect(Spawn.wait(for: child) == 128 + SIGTERM)
  }
}
