import Foundation
import RedoTestSupport
import Testing

/// However the program ends, what was typed and not written is there at the next start.
@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct UnwrittenProgramTests {
  private let program: Program

  init() throws {
    program = Program()
    try program.run("add", "First")
  }

  private var file: URL { program.folder.appendingPathComponent("unwritten") }

  private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  private func open(arguments: String = "") throws -> ScreenRun {
    let screen = try ScreenRun(program, arguments: arguments)
    try screen.tmux.wait(for: "First")
    return screen
  }

  /// Opens the line or the form anew and looks for what was typed.
  private func expectBack(_ words: String, by key: String = "a") throws {
    let screen = try open()
    try screen.tmux.press(key)
    try screen.tmux.wait(for: words)
    // A line for a new task is offered, and nothing of it is in the way of another.
    if key == "a" { try screen.tmux.press("x", "Up") }
    try screen.tmux.wait(for: words)
    try screen.quit()
  }

  @Test func `a line that was left is there after the program was quit`() throws {
    let screen = try open()
    try screen.tmux.press("a", "Water the plants", "Escape")
    try screen.tmux.wait(for: "kept until")
    #expect(text?.contains("Water the plants") == true)
    try screen.tmux.press("C-c")
    try screen.expectLeft(status: 0)
    try expectBack("Water the plants")
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o7777 == 0o600)
  }

  @Test(arguments: [("HUP", SIGHUP, 129), ("TERM", SIGTERM, 143)] as [(String, Int32, Int32)])
  func `a form that is open when a signal ends the program is there again`(
    name: String, signal: Int32, status: Int32
  ) throws {
    let screen = try open()
    try screen.tmux.press("A", "Call Ana", "Tab", "about the flat")
    try screen.tmux.wait(for: "about the flat")
    #expect(kill(try screen.process(), signal) == 0)
    try screen.expectLeft(status: status)
    try expectBack("about the flat", by: "A")
  }

  @Test func `a line is there after its terminal was closed under it`() throws {
    let screen = try open()
    try screen.tmux.press("a", "Water the plants")
    try screen.tmux.wait(for: "Water the plants")
    let process = try screen.process()
    try screen.tmux.close()
    #expect(Patience.lasts { kill(process, 0) != 0 })
    try expectBack("Water the plants")
  }

  @Test func `what two programs hold when they end at the same moment is there of both`() throws {
    for round in 0..<5 {
      let screens = try [open(), open()]
      let words = ["Round \(round) on the left", "Round \(round) on the right"]
      for (screen, words) in zip(screens, words) {
        try screen.tmux.press("a", words)
        try screen.tmux.wait(for: words)
      }
      let processes = try screens.map { try $0.process() }
      for process in processes { kill(process, SIGHUP) }
      for screen in screens { try screen.expectLeft(status: 129) }
      let kept = text ?? ""
      #expect(words.allSatisfy { kept.contains($0) }, "\(kept)")
    }
  }

  @Test func `a program that is killed a moment after the last key loses no line`() throws {
    let screen = try open()
    try screen.tmux.press("a", "Water the plants")
    #expect(Patience.lasts { text?.contains("Water the plants") == true })
    #expect(kill(try screen.process(), SIGKILL) == 0)
    try expectBack("Water the plants")
  }

  @Test func `what is written, and what is emptied, is gone from the disk`() throws {
    let screen = try open()
    try screen.tmux.press("a", "Water the plants")
    #expect(Patience.lasts { text != nil })
    try screen.tmux.press("Enter")
    try screen.tmux.wait(for: "Added")
    #expect(Patience.lasts { text == nil })
    try screen.tmux.press("a", "Secret", "Escape")
    #expect(Patience.lasts { text?.contains("Secret") == true })
    try screen.tmux.press("a")
    try screen.tmux.wait(for: "↑ Secret")
    try screen.tmux.press("Up", "C-u", "Escape")
    #expect(Patience.lasts { text == nil })
    try screen.quit()
  }

  @Test func `of two programs the second does not bring back what the first has added`() throws {
    let first = try open()
    try first.tmux.press("a", "Water the plants", "Escape")
    #expect(Patience.lasts { text != nil })
    let second = try open()
    try first.tmux.press("a")
    try first.tmux.wait(for: "↑ Water the plants")
    try first.tmux.press("Up", "Enter")
    try second.tmux.wait(for: "Water the plants")
    try second.tmux.press("a")
    try second.tmux.wait(for: "Add a task")
    #expect(try !second.tmux.screen().contains("↑"))
    try second.tmux.press("x")
    usleep(300_000)
    try second.tmux.press("Enter")
    try second.tmux.wait(for: "“x”")
    #expect(try program.tasks().count == 3)
    try first.quit()
    try second.quit()
  }

  @Test func `of two programs neither is offered what is being typed in the other`()
    throws
  {
    let first = try open()
    let second = try open()
    try first.tmux.press("a", "Water the plants")
    #expect(Patience.lasts { text?.contains("Water the plants") == true })
    try second.tmux.press("a")
    try second.tmux.wait(for: "Add a task")
    #expect(try !second.tmux.screen().contains("↑"))
    try second.tmux.press("Call Ana", "Escape")
    #expect(Patience.lasts { text?.contains("Call Ana") == true })
    try first.tmux.press(" today")
    #expect(Patience.lasts { text?.contains("Water the plants today") == true })
    try first.tmux.press("Enter")
    try first.tmux.wait(for: "Added")
    try second.tmux.press("a")
    try second.tmux.wait(for: "↑ Call Ana")
    try second.tmux.press("Up", "Enter")
    try second.tmux.wait(for: "Added “Call Ana”")
    #expect(Patience.lasts { text == nil })
    #expect(try program.tasks().count == 3)
    try first.quit()
    try second.quit()
  }

  @Test(arguments: ["{\"texts\":[", "\u{0}\u{1B}[2J", String(repeating: "[", count: 1 << 21)])
  func `a file that makes no sense is set aside without a word`(content: String) throws {
    try Data(content.utf8).write(to: file)
    let screen = try open()
    try screen.tmux.press("a", "Water the plants", "Escape")
    try screen.tmux.wait(for: "kept until")
    try screen.quit()
    let aside = program.folder.appendingPathComponent("unwritten.unread")
    #expect(try Data(contentsOf: aside) == Data(content.utf8))
    try expectBack("Water the plants")
  }

  @Test func `line by line, too, what was typed is there at the next start`() throws {
    let said = try program.shell("printf 'a\\np5 tomorrow\\n' | \"$redo\" --linear")
    #expect(said.output.contains("no words for a title"))
    #expect(text?.contains("p5 tomorrow") == true)
    let again = try program.shell("printf 'a\\nCall Ana p5\\na Read\\n' | \"$redo\" --linear")
    #expect(again.output.contains("Left before: p5 tomorrow"))
    #expect(text?.contains("p5 tomorrow") == true)
    #expect(try program.tasks().count == 3)
    let left = try program.shell("printf 'a\\n\\nb\\n' | \"$redo\" --linear")
    #expect(left.output.contains("The line is kept until a new one brings it back."))
    let back = try program.shell("printf 'a\\n\\n-\\nb\\n' | \"$redo\" --linear")
    #expect(back.output.contains("It says: p5 tomorrow"))
    #expect(text == nil)
    _ = try program.shell("printf 'A\\n1 Title\\n2\\none\\ntwo\\n' | \"$redo\" --linear")
    #expect(text?.contains("one\\ntwo") == true)
  }
}
