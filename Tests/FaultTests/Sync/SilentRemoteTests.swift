import Foundation
import RedoTestSupport
import Testing

/// The real screen with a remote that gives next to no sign or never comes to an end, and another one.
@Suite(.waits) struct SilentRemoteTests {
  private let program = Program(now: nil)
  private var shared: String { program.folder.path + "-shared" }

  /// Makes a change that neither the server nor the folder behind it has; the variables that lead to the
  /// server.
  private func begin(beside server: StallingServer) throws -> [String: String] {
    let emulator = ["FIRESTORE_EMULATOR_HOST": server.address]
    try program.run("add", "Buy milk")
    let add = ["remote", "add", "firestore", "--project", "redo-silent"]
    #expect(try program.run(add, adding: emulator).status == 0)
    try program.run("remote", "add", "folder", shared)
    return emulator
  }

  /// A screen in which no rain falls.
  private func open(beside server: StallingServer) throws -> FrameTimer {
    let emulator = try begin(beside: server)
    let settings = "mkdir -p \"$XDG_CONFIG_HOME/redo\"; echo motion = none > \"$_/config\""
    #expect(try program.shell(settings).status == 0)
    return try FrameTimer(program, adding: emulator)
  }

  private var isSent: Bool {
    let paths = FileManager.default.enumerator(atPath: shared)?.compactMap { $0 as? String }
    return paths?.contains { $0.hasSuffix(".redo") } ?? false
  }

  @Test(arguments: ["drip", "pages"])
  func `a server that takes its time or has no end keeps a folder waiting for a moment alone`(
    kind: String
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let server = try StallingServer(kind)
    let screen = try open(beside: server)
    let comesThere = Patience.lasts(.seconds(20)) {
      FrameTimer.rest([screen], .milliseconds(100))
      return isSent
    }
    #expect(comesThere)
    _ = try screen.quit()
    #expect(try server.end() > 0, "nobody came")
  }

  @Test func `a folder gets what was changed last though the screen is left within that moment`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let server = try StallingServer("drip")
    let screen = try open(beside: server)
    _ = try screen.quit()
    #expect(isSent)
    #expect(try server.end() > 0, "nobody came")
  }

  @Test func `a verb syncs with a folder before a server that takes its time`() throws {
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let server = try StallingServer("drip")
    let emulator = try begin(beside: server)
    let child = try Spawn.start(
      [Program.path, "sync"], environment: program.environment.merging(emulator) { $1 })
    // The server is given up after half a minute.
    let comesThere = Patience.lasts(.seconds(20)) { isSent }
    #expect(comesThere)
    kill(child, SIGKILL)
    _ = Spawn.wait(for: child)
    _ = try server.end()
  }
}
