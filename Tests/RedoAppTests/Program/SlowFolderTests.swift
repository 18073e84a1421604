import Foundation
import RedoTestSupport
import Testing

/// A folder on a disk that takes its time.
@Suite(.enabled(if: Machine.hasStrace, Machine.needsStrace)) struct SlowFolderTests {
  @Test func `on a terminal a long transfer shows how far it is`() throws {
    let program = Program()
    let shared = program.folder.appendingPathComponent("shared").path
    try program.run("add", "-", input: (0..<1_500).map { "Task \($0)\n" }.joined())
    try program.run("remote", "add", "folder", shared)
    let slow =
      "/usr/bin/strace -f -o /dev/null -e trace=fsync -e inject=fsync:delay_enter=500000:when=1"
    let shown = try program.shell("script -qec '\(slow) \"$redo\" sync' /dev/null").output
    #expect(shown.contains(" of 3000 sent"))
    #expect(shown.contains("sent 3000, received 0"))
  }
}
