import Foundation
import RedoTestSupport
import Testing

/// The real screen with a remote that gives next to no sign, and another one.
struct SilentRemoteTests {
  @Test func `a server that takes its time keeps a folder waiting for a moment alone`() throws {
    let program = Program(now: nil)
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let server = try StallingServer("drip")
    let emulator = ["FIRESTORE_EMULATOR_HOST": server.address]
    try program.run("add", "Buy milk")
    let add = ["remote", "add", "firestore", "--project", "redo-silent"]
    #expect(try program.run(add, adding: emulator).status == 0)
    try program.run("remote", "add", "folder", shared)
    let screen = try FrameTimer(program, adding: emulator)
    let isSent = Patience.lasts(.seconds(20)) {
      FrameTimer.rest([screen], .milliseconds(100))
      let paths = FileManager.default.enumerator(atPath: shared)?.compactMap { $0 as? String }
      return paths?.contains { $0.hasSuffix(".redo") } ?? false
    }
    #expect(isSent)
    _ = try screen.quit()
    #expect(try server.end() > 0, "nobody came")
  }
}
