import Foundation
import RedoTestSupport
import Testing

/// A log whose lock is held by a process that does not go on.
@Suite(.waits, .enabled(if: Machine.hasStrace, Machine.needsStrace))
struct StoppedHolderTests {
  @Test
  func `while a stopped process holds the lock others say so, wait, and give up cleanly`() throws {
    let program = Program(now: nil)
    try program.run("add", "First")
    let holder = try StoppedHolder(of: program)
    let start = ContinuousClock.now
    let waiting = try program.shell(
      "script -qec '\"$redo\" add Seen' /dev/null & \"$redo\" add Waiting || echo status $?; wait")
    let waited = ContinuousClock.now - start
    #expect(waiting.output.contains("status 1"), "\(waiting.output)")
    #expect(
      waiting.error.contains("locked by process \(holder.process) for 30 s"), "\(waiting.error)")
    // Somebody at a terminal is told why nothing happens; a script's errors stay errors.
    let notice = "locked by process \(holder.process); waiting for up to 30 s"
    #expect(waiting.output.contains(notice) && !waiting.error.contains("waiting"))
    #expect(waited > .seconds(29) && waited < .seconds(40))
    #expect(holder.finish() == 0)
    #expect(try program.run("add", "Afterwards").status == 0)
    #expect(
      LogState(of: program.folder).tasks.map(\.title).sorted()
        == ["Afterwards", "First", "Stopped"])
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `while a stopped process holds the lock an open screen hears keys and says so`() throws {
    let program = Program(now: nil)
    try program.run("add", "First")
    let screen = try ScreenRun(program, columns: 250)
    try screen.tmux.wait(for: "First")
    let holder = try StoppedHolder(of: program)
    try screen.tmux.wait(for: "locked by process \(holder.process)")
    let start = ContinuousClock.now
    try screen.tmux.press("?")
    try screen.tmux.wait(for: "Complete the task")
    #expect(ContinuousClock.now - start < .seconds(2))
    try screen.tmux.press("Escape")
    usleep(200_000)
    try screen.tmux.press("a")
    try screen.tmux.type("Typed meanwhile")
    // Two seconds for the lock, then the line is there again with the reason below it.
    usleep(2_500_000)
    let shown = try screen.tmux.wait(for: "Typed meanwhile")
    #expect(shown.contains("for 2 s"), "\(shown)")
    #expect(holder.finish() == 0)
    try screen.tmux.press("Enter")
    try screen.tmux.wait(for: "Added")
    try screen.quit()
    #expect(
      LogState(of: program.folder).tasks.map(\.title).sorted()
        == ["First", "Stopped", "Typed meanwhile"])
  }
}
