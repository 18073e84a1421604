import Foundation
import RedoTestSupport
import Testing

/// What a key costs on a slow line to a far machine.
@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct SentBytesTests {
  @Test(arguments: ["none", "full"])
  func `a list that moves by a row sends 1,500 bytes at most, where rain fell too`(motion: String)
    throws
  {
    let program = Program()
    let tasks = (0..<60).map { "Call the office \($0) #home in \($0 % 30) days ~2" }
    try program.run(["add", "-"], input: tasks.joined(separator: "\n"))
    let config = program.folder.appendingPathComponent("redo/config")
    try FileManager.default.createDirectory(
      at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("motion = \(motion)\n".utf8).write(to: config)
    let screen = try ScreenRun(program, columns: 120, rows: 40)
    try screen.tmux.wait(for: "Call the office")
    try settle(screen.tmux)
    for _ in 0..<40 { try screen.tmux.press("j") }
    try screen.tmux.wait(for: "41/60")
    let before = try settle(screen.tmux)
    var after = before
    for row in 42...51 {
      try screen.tmux.press("j")
      try screen.tmux.wait(for: "\(row)/60")
      after = try settle(screen.tmux)
    }
    let sent = after - before
    #expect(sent > 0 && sent <= 15_000, "\(sent) bytes for ten rows")
    try screen.quit()
  }

  /// Waits until nothing more is sent and says how many bytes have been.
  @discardableResult
  private func settle(_ tmux: Tmux) throws -> Int {
    var last = -1
    var count = try tmux.bytesSent().utf8.count
    while count != last {
      usleep(150_000)
      (last, count) = (count, try tmux.bytesSent().utf8.count)
    }
    return count
  }
}
