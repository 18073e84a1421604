import Foundation
import RedoTestSupport
import Testing

/// Text from outside, wherever it is shown: nothing of it may act on the terminal.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct HostileTextTests {
  private func program() throws -> (Program, HostileTitles) {
    let program = Program()
    try program.run("identity")
    let hostile = try HostileTitles()
    try Data(hostile.bytes).write(to: program.log)
    chmod(program.log.path, 0o600)
    return (program, hostile)
  }

  private func expectHarmless(_ outcome: Spawn.Outcome, _ comment: Comment) {
    let stream = TerminalStream(lines: outcome.output + outcome.error)
    #expect(stream.sequences.isEmpty, comment)
    #expect(stream.unsafe.isEmpty, comment)
  }

  @Test func `no verb's words hold controls of foreign origin`() throws {
    let (program, hostile) = try program()
    let listed = try program.run("list", "--all")
    expectHarmless(listed, "list")
    #expect(listed.output.split(separator: "\n").count == hostile.titles.count)
    expectHarmless(try program.run("verify"), "verify")
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.count == hostile.brokenLines)
    for (id, title) in hostile.titles.sorted(by: { $0.key < $1.key }) {
      expectHarmless(try program.run("show", id), "show \(title.debugDescription)")
    }
  }

  @Test func `titles in a report are shown harmless and kept as they are`() throws {
    let (program, hostile) = try program()
    for (id, title) in hostile.titles.sorted(by: { $0.key < $1.key }).prefix(60) {
      let done = try program.run("archive", id)
      #expect(done.status == 0)
      expectHarmless(done, "archive \(title.debugDescription)")
    }
    #expect(LogState(of: program.folder).unsoundCount == 0)
  }

  @Test func `hostile words on the command line are refused or kept, and never echoed raw`() throws
  {
    let program = Program()
    let titles = try HostileTitles().titles.values.sorted().filter { !$0.contains("\0") }
    for title in titles.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
      for words in [
        ["add", "--", title], [title], ["show", title], ["list", title], ["help", title],
      ] {
        let outcome = try program.run(words)
        let comment: Comment = "\(words.debugDescription)"
        #expect(outcome.status <= 2, comment)
        if words[0] != "help" || outcome.status != 0 { expectHarmless(outcome, comment) }
      }
    }
    #expect(LogState(of: program.folder).isSoundToItsTail)
  }

  @Test func `JSON gives every title back byte for byte`() throws {
    let (program, hostile) = try program()
    let tasks = try program.tasks("--all")
    #expect(tasks.count == hostile.titles.count)
    for task in tasks {
      let id = try #require(task["id"] as? String)
      let stored = try #require(hostile.titles[id])
      // The words of a title and its labels are separate members; its text is in the description.
      let description = try #require(task["description"] as? String)
      #expect(description.utf8.elementsEqual("about \(stored)\nand \(stored)".utf8))
    }
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `the screen sends the terminal nothing but its own sequences`() throws {
    var harmless = BulkLog()
    for number in 1...450 {
      harmless.addTask(number, title: "Harmless #tag https://redo.example/\(number)")
    }
    let tame = (1...60).map { "Harmless #tag https://redo.example/apart/\($0)" }
    let allowed = try sent(harmless.bytes + fork(tame), expecting: "Harmless")
    #expect(allowed.unsafe.isEmpty)
    let titles = try HostileTitles()
    let attacks = TerminalStream(titles.titles.values.joined(separator: "\n")).sequences
    // Those that begin with a control come last, as what the task is called.
    let apart = titles.titles.values.sorted().enumerated().filter { $0.offset % 8 < 2 }
    let hostile = try sent(
      titles.bytes + fork(apart.map(\.element).reversed()), expecting: "NO DATE")
    #expect(hostile.unsafe.isEmpty, "\(hostile.unsafe)")
    let foreign = hostile.sequences.subtracting(allowed.sequences).filter { sequence in
      !isColor(sequence) && !isLink(sequence) && !isScrolling(sequence, unlessIn: attacks)
    }
    #expect(allowed.sequences.contains(where: isLink))
    #expect(foreign.isEmpty, "\(foreign)")
    #expect(!hostile.sequences.contains("[31;5;7m"))
  }

  /// What a session over a log sends, whose first task devices changed apart.
  private func sent(_ bytes: [UInt8], expecting text: String) throws -> TerminalStream {
    let program = Program()
    try program.run("identity")
    try Data(bytes).write(to: program.log)
    chmod(program.log.path, 0o600)
    let screen = try ScreenRun(program, columns: 110, rows: 60)
    try screen.tmux.wait(for: text)
    try lookAround(screen.tmux)
    try press("Enter", on: screen.tmux)
    for _ in 0..<12 { try press("Escape C-d Enter", on: screen.tmux) }
    try press("Escape z e Escape", on: screen.tmux)
    try screen.quit()
    let all = try screen.tmux.bytesSent()
    // From where the program takes the screen to where it gives it back.
    let own = all.components(separatedBy: "\u{1B}[?1049h").dropFirst().joined()
    return TerminalStream(own.components(separatedBy: "\u{1B}[?1049l")[0])
  }

  /// Looks at the history of the first task, a change of it, its line, who set what, its versions,
  /// all commands and all changes, and comes back.
  private func lookAround(_ tmux: Tmux) throws {
    let looks = [
      ("Enter G k k v", "EFFECT"), ("v J", "The node itself"), ("Escape B", "Who set what"),
      ("M", "Settle “"), (":", "what to do"), ("5 v", "EFFECT"),
    ]
    for (keys, words) in looks {
      try press(keys, on: tmux)
      try tmux.wait(for: words)
      // An Escape and what follows at once would be one key.
      try tmux.press("Escape")
      try #require(try Patience.lasts { try !tmux.screen().contains(words) })
    }
    try tmux.press("1")
    try tmux.wait(for: "Tasks ·")
    try press("Escape", on: tmux)
  }

  /// Presses keys one after another, with the time to see what each comes to.
  private func press(_ keys: String, on tmux: Tmux) throws {
    for key in keys.components(separatedBy: " ") {
      try tmux.press(key)
      usleep(100_000)
    }
  }

  /// A task that comes first in any list; two devices gave it titles apart, one after another.
  private func fork(_ titles: [String]) -> [UInt8] {
    var sketches = [TestDevice(1), TestDevice(2)].map { TaskSketch(by: $0, task: 2) }
    for side in sketches.indices { sketches[side].wall = "2026-03-02T09:00:00.000Z" }
    let root = sketches[0].node("CREATE", on: [], ["title": "Apart", "priority": 5])
    let due = sketches[0].createTodo(root)
    var heads = [due, due]
    var bytes = root.line + [0x0A] + due.line + [0x0A]
    for (place, title) in titles.enumerated() {
      let side = place % 2
      heads[side] = sketches[side].update(
        heads[side], ["title": .string(title), "description": .string(title)])
      bytes += heads[side].line + [0x0A]
    }
    return bytes
  }

  /// Colours of other roles may come up; they are of the theme, whose form they have.
  private func isColor(_ sequence: String) -> Bool {
    sequence.hasPrefix("[") && sequence.hasSuffix("m")
      && sequence.dropFirst().dropLast().split(separator: ";").allSatisfy { Int($0) != nil }
  }

  /// Where ncurses finds rows moved it may scroll them, whatever they hold.
  private func isScrolling(_ sequence: String, unlessIn attacks: Set<String>) -> Bool {
    ["[nS", "[nT", "[nL", "[nM"].contains(sequence) && !attacks.contains(sequence)
  }

  /// The start of a link to a web address in a title: without parameters, of printable ASCII, with
  /// its own end.
  private func isLink(_ sequence: String) -> Bool {
    let address = sequence.dropFirst("]8;;".count).dropLast()
    return sequence.hasPrefix("]8;;http") && sequence.last == "\u{1B}"
      && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
