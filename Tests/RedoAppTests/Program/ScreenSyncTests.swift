import Foundation
import RedoTestSupport
import Testing

/// Two full screens in real terminals that meet in a real folder.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct ScreenSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")

  private func open(_ program: Program) throws -> Tmux {
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program)
    return tmux
  }

  @Test func `a task that is added on one screen comes up on the other`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let (laptop, phone) = (Program(now: nil), Program(now: nil))
    for program in [laptop, phone] {
      #expect(try program.run("remote", "add", "folder", shared.path).status == 0)
    }
    let (left, screen) = (try open(laptop), try ScreenRun(phone, columns: 110, rows: 24))
    let right = screen.tmux
    try left.wait(for: "⇅ synced just now")
    try right.wait(for: "⇅ synced just now")
    try left.press("a")
    try left.wait(for: "Add a task")
    try left.type("Buy milk tomorrow")
    try left.wait(for: "✓ Added")
    try left.press("S")
    try left.wait(for: "everything is synced")
    try right.press("S")
    try right.wait(for: "Buy milk")
    // What was changed last goes out when the screen is left, after the shell's own is back.
    try right.press("c")
    try right.wait(for: "Completed “Buy milk”")
    try screen.quit()
    try laptop.run("sync")
    let task = try #require(try laptop.tasks("--all").first)
    #expect(task["currentTodo"] is NSNull)
    try left.press("q")
  }

  /// A screen on a folder whose stick is unmounted: what is left is empty.
  private func openWithoutStick(_ program: Program, _ away: URL) throws -> ScreenRun {
    try program.run("remote", "add", "folder", shared.path)
    try FileManager.default.moveItem(at: shared, to: away)
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
    try program.run("add", "Buy milk")
    let screen = try ScreenRun(program, columns: 110)
    try screen.tmux.wait(for: "Buy milk")
    try screen.tmux.wait(for: "2 wait")
    return screen
  }

  private func mount(_ away: URL) throws {
    try FileManager.default.removeItem(at: shared)
    try FileManager.default.moveItem(at: away, to: shared)
  }

  @Test func `a stick that is plugged in again is synced with by itself`() throws {
    let away = shared.appendingPathExtension("away")
    defer { for place in [shared, away] { try? FileManager.default.removeItem(at: place) } }
    let program = Program(now: nil)
    let screen = try openWithoutStick(program, away)
    try mount(away)
    try screen.tmux.wait(for: "⇅ synced just now")
    try screen.quit()
    #expect(try program.run("sync").output == "folder\tsent 0, received 0\n")
  }

  @Test func `what was changed goes to a stick that is back when the screen is left`() throws {
    let away = shared.appendingPathExtension("away")
    defer { for place in [shared, away] { try? FileManager.default.removeItem(at: place) } }
    let program = Program(now: nil)
    let screen = try openWithoutStick(program, away)
    // By then the next look is some seconds away.
    sleep(8)
    try mount(away)
    try screen.quit()
    #expect(try program.run("sync").output == "folder\tsent 0, received 0\n")
  }

  @Test func `without a remote S says how to get one`() throws {
    let tmux = try open(Program())
    try tmux.wait(for: "local only")
    try tmux.press("S")
    try tmux.wait(for: "no remote is set up; 6 shows the settings, which add one")
  }
}
