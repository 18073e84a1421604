import Foundation
import RedoTestSupport
import Testing

/// A folder on a disk that takes its time.
@Suite(.waits, .enabled(if: Machine.hasStrace, Machine.needsStrace)) struct SlowFolderTests {
  @Test(arguments: [("xterm", true), ("dumb", false)])
  func `on a terminal a long transfer shows how far it is`(term: String, isShown: Bool) throws {
    let program = Program()
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try program.run("add", "-", input: (0..<1_500).map { "Task \($0)\n" }.joined())
    try program.run("remote", "add", "folder", shared)
    let slow =
      "/usr/bin/strace -f -o /dev/null -e trace=fsync -e inject=fsync:delay_enter=500000:when=1"
    let shown = try program.shell(
      "TERM=\(term) script -qec '\(slow) \"$redo\" sync' /dev/null"
    ).output
    // A terminal that cannot write a row again is spared it.
    #expect(shown.contains(" of 3000 sent") == isShown)
    #expect(shown.contains("sent 3000, received 0"))
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `what is saved before the screen watches its folders shows all the same`() throws {
    let program = Program()
    try program.run("add", "Seen at once")
    let slow =
      "/usr/bin/strace -f -o /dev/null -e trace=inotify_add_watch"
      + " -e inject=inotify_add_watch:delay_enter=3000000:when=1"
    let screen = try ScreenRun(program, columns: 160, under: slow)
    try screen.tmux.wait(for: "Seen at once")
    try program.run("add", "Saved meanwhile")
    let config = program.folder.appendingPathComponent("redo/config")
    try FileManager.default.createDirectory(
      at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("keymap = vim\n".utf8).write(to: config)
    // Soon, not with the look once a minute that needs no watching.
    var shown = ""
    let isShown = try Patience.lasts(.seconds(20)) {
      shown = try screen.tmux.screen()
      return shown.contains("Saved meanwhile") && shown.contains("x done")
    }
    #expect(isShown, "\(shown)")
    try screen.quit()
  }
}
