import Foundation
import RedoTestSupport
import RedoThemes
import Testing

/// The compiled program with its settings, its themes and what moves, in a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct SettingsProgramTests {
  private func config(of program: Program) -> URL {
    program.folder.appendingPathComponent("redo/config")
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Waits until the terminal was sent something.
  private func waitForBytes(_ bytes: String, in tmux: Tmux) throws {
    guard try tmux.waitsUntilSent({ $0.contains(bytes) }) else { throw Tmux.Absent(what: bytes) }
  }

  @Test func `a setting goes into the config in place, and what is saved there shows at once`()
    throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    try write("# mine\n\nmotion = full # not a comment\ncolour = red\n", to: config(of: program))
    let tmux = try Tmux(columns: 100, rows: 40)
    try tmux.show(program)
    try tmux.wait(for: "config:4:")
    try tmux.press("6", "j", "l")
    try tmux.wait(for: "Motion: reduced")
    let text = try String(contentsOf: config(of: program), encoding: .utf8)
    #expect(text == "# mine\n\nmotion = reduced\ncolour = red\n")
    try write(text + "week = sunday\nkeymap = vim\n", to: config(of: program))
    let screen = try tmux.wait(for: "Sunday")
    #expect(screen.contains("vim"))
    try tmux.press("1", "Escape")
    try tmux.wait(for: "x done")
    try tmux.press("q")
  }

  @Test func `what is wrong with the config stands on its row from the start`() throws {
    let program = Program()
    try program.run("add", "Buy milk")
    let lines = ["colour = red", "week = someday", "motion = much", "shape = round"]
    try write("motion = none\n" + lines.map { $0 + "\n" }.joined(), to: config(of: program))
    let tmux = try Tmux(columns: 100, rows: 40)
    try tmux.show(program)
    try tmux.wait(for: "Buy milk")
    try tmux.press("6", "G")
    try tmux.wait(for: "! 4 problems")
    try tmux.press("q")
  }

  @Test func `a theme of the user's own shows as it is saved, and a mistake is told by its line`()
    throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    let theme = program.folder.appendingPathComponent("redo/themes/mine.theme")
    let matrix = String(decoding: Themes.matrix, as: UTF8.self)
    func save(_ color: String) throws {
      let text = matrix.replacing("neon-bright = #00FFD4", with: "neon-bright = \(color)")
      try write(text, to: theme)
    }
    try save("#FF5FFF")
    try write("theme = mine\nmotion = none\n", to: config(of: program))
    let tmux = try Tmux(columns: 100, rows: 30)
    try tmux.show(program)
    try waitForBytes("38;5;207", in: tmux)
    try save("#FFFF00")
    try waitForBytes("38;5;226", in: tmux)
    try save("yellow")
    let line = matrix.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("neon-bright") }.map { $0 + 1 }
    // Where the path is long, a row ends anywhere but within a word.
    let screen = try tmux.wait(for: "“yellow”")
    #expect(screen.contains("\(try #require(line)):"))
    try save("#5FD7FF")
    try waitForBytes("38;5;81", in: tmux)
    let isGone = try Patience.lasts { try !tmux.screen().contains("“yellow”") }
    #expect(isGone)
    try tmux.press("q")
  }

  @Test func `a theme that cannot be used does not keep the program from starting`() throws {
    let program = Program()
    try program.run("add", "Buy milk")
    try write("text = red\n", to: program.folder.appendingPathComponent("redo/themes/odd.theme"))
    try write("theme = odd\n", to: config(of: program))
    let tmux = try Tmux(columns: 100, rows: 30)
    try tmux.show(program)
    try tmux.wait(for: "odd.theme: line 1")
    try tmux.press("q")
    #expect(try program.run("list").status == 0)
  }

  @Test func `rain falls at the start, a key that ends it acts, and without motion none falls`()
    throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    let tmux = try Tmux(columns: 100, rows: 30)
    func hasRain() throws -> Bool {
      try tmux.bytesSent().unicodeScalars.contains { (0xFF66...0xFF9D).contains($0.value) }
    }
    try write("motion = none\n", to: config(of: program))
    try tmux.show(program)
    try tmux.wait(for: "Buy milk")
    try tmux.press("j")
    usleep(400_000)
    #expect(!(try hasRain()))
    try tmux.press("q")
    try tmux.wait(for: "$")
    try write("motion = full\n", to: config(of: program))
    try tmux.show(program)
    let isRaining = try Patience.lasts(until: hasRain)
    #expect(isRaining)
    try tmux.press("c")
    let screen = try tmux.wait(for: "Completed “Buy milk”")
    #expect(!screen.unicodeScalars.contains { (0xFF66...0xFF9D).contains($0.value) })
    try tmux.press("q")
  }

  @Test func `nothing wakes the program while nothing happens`() throws {
    let program = Program()
    try program.run("add", "Buy milk")
    try write("motion = none\n", to: config(of: program))
    let tmux = try Tmux(columns: 100, rows: 30)
    try tmux.show(program)
    try tmux.wait(for: "Buy milk")
    // What wakes it again and again leaves no window quiet; a slow start leaves a later one.
    var counts: [Int] = []
    let isQuiet = try Patience.lasts {
      counts = [try switches(in: tmux)]
      usleep(2_500_000)
      counts.append(try switches(in: tmux))
      return counts.first == counts.last
    }
    #expect(isQuiet, "gave up the processor \(counts) times")
    try program.run("add", "Call Ana")
    try tmux.wait(for: "Call Ana")
    try tmux.press("q")
  }

  /// How often the program in a terminal has given up the processor by itself.
  private func switches(in tmux: Tmux) throws -> Int {
    let shell = try tmux.property("pane_pid")
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    let program = try #require(children.split(separator: " ").first)
    let status = try String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }

  @Test func `where a theme cannot be used, the one that shows is told, on a pipe too`() throws {
    let program = Program()
    try write("text = red\n", to: program.folder.appendingPathComponent("redo/themes/odd.theme"))
    try write("theme = odd\n", to: config(of: program))
    let themes = try program.run("themes")
    #expect(themes.output.contains("matrix\tin use, shipped\n"))
    #expect(themes.output.contains("odd\tchosen, and cannot be used, your own\n"))
    #expect(themes.error.contains("odd.theme: line 1"))
    let json = try program.run("themes", "--json").output
    #expect(json.contains(#""used":"matrix""#) && json.contains(#""chosen":"odd""#))
    #expect(json.contains("odd.theme: line 1"))
    let config = try program.run("config").output
    #expect(config.contains("theme in use\tmatrix, since odd cannot be used\n"))
    #expect(config.contains("theme\todd\n"))
    try write("theme = amber\n", to: self.config(of: program))
    let others = try program.run("themes").output
    #expect(others.contains("amber\tin use, shipped\n"))
    #expect(others.contains("odd\tcannot be used, your own\n"))
    let reasons = try program.run("themes", "--json").output
    #expect(reasons.contains(#""problem":null,"problems":[{"name":"odd","problem":""#))
    #expect(reasons.contains("odd.theme: line 1"))
    #expect(try !program.run("config").output.contains("theme in use"))
  }
}
