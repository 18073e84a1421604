import Foundation
import RedoTestSupport
import Testing

/// The lines for status bars in the bars that they are for.
@Suite(.waits) struct StatusBarTests {
  private let program = Program()

  init() throws {
    try program.run("add", "Pay rent <now> & #1 today 18:00")
    try program.run("add", "Late today 13:00")
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `tmux shows what is due in its status line, as the README sets it up`() throws {
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let outer = try Tmux(columns: 100, rows: 12)
    let socket = "redo-bar-\(UUID().uuidString.prefix(8))"
    // A tmux within a tmux: the status line of the inner one is text of the outer one.
    try outer.type(
      "clear; env -u TMUX LC_ALL=C.UTF-8 \(variables) PATH=\(folder):$PATH "
        + "tmux -L \(socket) -f /dev/null new-session \\; set -g status-right-length 80 "
        + "\\; set -g status-interval 1 \\; set -g status-right '#(redo widget tmux)'")
    defer {
      _ = try? Spawn.run(["/usr/bin/tmux", "-L", socket, "kill-server"])
    }
    let screen = try outer.wait(for: "1 overdue 1 today Pay rent <now> &")
    #expect(screen.contains("by 18:00"))
    // What is done leaves the line.
    let id = try #require(
      try program.tasks().first { $0["title"] as? String == "Late" }?["id"] as? String)
    try program.run("done", id)
    var shown = ""
    let hasLeft = try Patience.lasts {
      shown = try outer.screen()
      return !shown.contains("overdue") && shown.contains("1 today Pay rent")
    }
    #expect(hasLeft, "\(shown)")
  }

  @Test func `waybar gets one line of JSON with text, tooltip and class`() throws {
    let line = try program.run("widget", "waybar").output
    #expect(line.filter { $0 == "\n" }.count == 1)
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    #expect(json?["text"] == "!1+1" && json?["class"] == "overdue")
    #expect(json?["tooltip"]?.contains("Pay rent &lt;now&gt; &amp;") == true)
  }
}
