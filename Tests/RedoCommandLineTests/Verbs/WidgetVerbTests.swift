import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

struct WidgetVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Pay rent <now> & #1 today 18:00")
    desk.run("add Late today 15:00")
    desk.run("add Plan the summer someday")
  }

  @Test func `every bar gets one line of what is due`() throws {
    #expect(desk.run("widget plain").text == "2 today · next Late by 15:00\n")
    #expect(desk.run("widget prompt").text == "+2\n")
    desk.now.milliseconds += 3_600_000
    #expect(desk.run("widget prompt").text == "!1+1\n")
    #expect(
      desk.run("widget plain").text.hasPrefix("1 overdue · 1 today · next Pay rent <now> & #1"))
    #expect(desk.run("widget tmux").text.contains("& ##1"))
    #expect(desk.run("widget tmux").text.hasPrefix("#[fg=red,bold]1 overdue#[default] "))
    let waybar = try desk.run("widget waybar").object()
    #expect(waybar["class"] as? String == "overdue" && waybar["text"] as? String == "!1+1")
    #expect((waybar["tooltip"] as? String)?.contains("&lt;now&gt; &amp;") == true)
  }

  @Test func `a sign that something combines with is text to a bar all the same`() throws {
    let desk = try Desk()
    desk.run("add a#\u{301}[fg=red] <\u{301}b>&\u{20E3} today 18:00")
    #expect(
      desk.run("widget tmux").text.unicodeScalars.elementsEqual(
        "#[fg=yellow]1 today#[default] #[fg=green]a##\u{301}[fg=red] <\u{301}b>&\u{20E3} by 18:00#[default]\n"
          .unicodeScalars))
    let tooltip = try #require(
      try desk.run("widget waybar").object()["tooltip"] as? String)
    #expect(
      tooltip.utf8.elementsEqual(
        "1 today\nnext a#\u{301}[fg=red] &lt;\u{301}b&gt;&amp;\u{20E3} by 18:00".utf8))
  }

  @Test func `where nothing is due a prompt is left alone`() throws {
    let empty = try Desk()
    #expect(empty.run("widget prompt").text.isEmpty)
    #expect(empty.run("widget plain").text == "nothing due\n")
    #expect(try empty.run("widget waybar").object()["class"] as? String == "clear")
    #expect(empty.run("widget polybar").exitCode == 2)
  }
}
