import Foundation
import RedoTestSupport
import Testing

/// The program on every terminal there is a description of, and on those that there is none of.
@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct TerminalMatrixTests {
  private func program() throws -> Program {
    let program = Program(adding: ["LANG": "C.UTF-8"])
    try program.run("add", "Alpha p5 2026-11-20 18:00 #home // see https://example.org/a")
    return program
  }

  @Test(arguments: [
    "xterm-256color", "xterm", "xterm-direct", "tmux-256color", "screen", "screen-256color",
    "linux", "vt100", "vt220", "rxvt-unicode-256color", "foot", "alacritty", "xterm-kitty",
  ])
  func `each terminal is sent only what it knows, and given back as it was`(type: String) throws {
    let known = try KnownSequences(of: type)
    let screen = try ScreenRun(
      try program(), columns: 80, rows: 24, with: "LC_ALL=C.UTF-8 TERM=\(type)")
    try screen.tmux.wait(for: "Alpha")
    try screen.tmux.press("a")
    try screen.tmux.wait(for: "Add a task")
    try screen.tmux.type("Bravo tomorrow 9am")
    // The Linux console has no quotes of print.
    try screen.tmux.wait(for: type == "linux" ? "Added \"Bravo\"" : "Added “Bravo”")
    for size in [(20, 5), (200, 50), (60, 12)] {
      try screen.tmux.resize(columns: size.0, rows: size.1)
    }
    // tmux cuts the larger frames off: the header's end is there in that of 60 columns alone.
    var small = ""
    let isDrawn = try Patience.lasts {
      small = try screen.tmux.screen()
      let header = small.split(separator: "\n").first ?? ""
      return header.hasPrefix(" REDO ") && header.hasSuffix(" 14:05") && header.count == 59
    }
    #expect(isDrawn, "\(small)")
    try screen.tmux.wait(for: "Bravo")
    try screen.quit()
    #expect(try !screen.tmux.screen().contains("? help"), "the prompt has its row for itself")
    let stream = TerminalStream(try screen.tmux.bytesSent())
    let strange = stream.sequences.filter { !$0.hasPrefix("[n") && !known.contains($0) }
    #expect(strange.isEmpty, "\(type) does not know \(strange.sorted().map(\.debugDescription))")
    #expect(stream.unsafe.subtracting(known.hasPadding ? ["\0"] : []).isEmpty)
  }

  @Test(arguments: [
    ("TERM=dumb", "cannot place text"), ("TERM=wy9999", "is not known here"),
    ("-u TERM", "TERM is not set"),
  ])
  func `a terminal without a screen is left alone, and told of the lines that work there`(
    setting: String, reason: String
  ) throws {
    let program = try program()
    let screen = try ScreenRun(
      program, columns: 160, under: "env \(setting)", with: "LC_ALL=C.UTF-8 TERM=dumb")
    try screen.tmux.wait(for: reason)
    try screen.tmux.wait(for: "redo --linear")
    try screen.expectLeft(status: 1)
    #expect(TerminalStream(try screen.tmux.bytesSent()).sequences.isEmpty)
  }

  @Test(arguments: ["TERM=dumb", "TERM=wy9999", "-u TERM", "LC_ALL=C", "NO_COLOR=1"])
  func `line by line works on every terminal, without a single sequence`(setting: String) throws {
    let program = try program()
    let screen = try ScreenRun(
      program, columns: 40, rows: 12, under: "env \(setting)", with: "LC_ALL=C.UTF-8 TERM=dumb",
      arguments: "--linear")
    try screen.tmux.wait(for: "1. Alpha, due today 18:00")
    try screen.tmux.type("a Bravo tomorrow 9am p4")
    try screen.tmux.wait(for: "Bravo")
    try screen.tmux.type("nonsense")
    try screen.tmux.wait(for: "is nothing to do here")
    try screen.tmux.type("c 1")
    try screen.tmux.wait(for: "Completed")
    try screen.tmux.type("q")
    try screen.expectLeft(status: 0)
    #expect(TerminalStream(try screen.tmux.bytesSent()).sequences.isEmpty)
    #expect(try program.tasks().compactMap { $0["title"] as? String } == ["Bravo"])
  }

  @Test(arguments: [("C-d", 0), ("C-c", 130)] as [(String, Int32)])
  func `Ctrl-D and Ctrl-C leave the lines as they leave a shell`(key: String, status: Int32) throws
  {
    let screen = try ScreenRun(
      // The shell would take the signal for itself.
      try program(), with: "LC_ALL=C.UTF-8 TERM=dumb; trap : INT", arguments: "--linear")
    try screen.tmux.wait(for: "1. Alpha")
    try screen.tmux.press(key)
    try screen.expectLeft(status: status)
  }

  @Test func `lines from a pipe are choices, and their end leaves`() throws {
    let program = try program()
    let outcome = try program.run(
      ["--linear"], input: "a Bravo tomorrow\n1\nb\nc 1\nfoo\n9\n\u{1B}[31mevil\u{7}\n/bravo")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Added “Bravo”. u undoes."))
    #expect(outcome.output.contains("Completed “Alpha”"))
    #expect(outcome.output.contains("“foo” is nothing to do here"))
    #expect(outcome.output.contains("There is no 9 here"))
    #expect(outcome.output.hasSuffix("1. Bravo, due tomorrow 18:00, priority 3\n"))
    let stream = TerminalStream(lines: outcome.output)
    #expect(stream.sequences.isEmpty && stream.unsafe.isEmpty)
    #expect(outcome.error == "")
  }

  @Test(arguments: ["", "--linear"])
  func `the signal of a connection or pipe that breaks ends no screen`(arguments: String) throws {
    let screen = try ScreenRun(try program(), arguments: arguments)
    try screen.tmux.wait(for: "Alpha")
    kill(try screen.process(), SIGPIPE)
    try screen.tmux.press("a", arguments.isEmpty ? "Bravo" : " Bravo", "Enter")
    try screen.tmux.wait(for: "Added “Bravo”")
    kill(try screen.process(), SIGTERM)
    try screen.expectLeft(status: 143)
  }

  @Test func `a line that is killed in the middle of nothing loses nothing`() throws {
    let program = try program()
    let screen = try ScreenRun(program, with: "TERM=dumb", arguments: "--linear")
    try screen.tmux.wait(for: "1. Alpha")
    try screen.tmux.type("a Bravo")
    try screen.tmux.wait(for: "Added")
    kill(try screen.process(), SIGTERM)
    try screen.expectLeft(status: 143)
    #expect(try program.tasks().count == 2)
  }

  @Test func `without colour no colour is sent, and without UTF-8 nothing but ASCII`() throws {
    let screen = try ScreenRun(
      try program(), with: "LC_ALL=C TERM=xterm-256color NO_COLOR=1")
    let shown = try screen.tmux.wait(for: "Alpha")
    #expect(shown.utf8.allSatisfy { $0 < 0x80 })
    try screen.quit()
    let stream = TerminalStream(try screen.tmux.bytesSent())
    let colors = stream.sequences.filter { sequence in
      sequence.hasPrefix("[") && sequence.hasSuffix("m")
        && sequence.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
          .contains { (30...48).contains($0) || (90...107).contains($0) }
    }
    #expect(colors.isEmpty, "\(colors)")
  }

  @Test func `an id is copied and a link is laid where the terminal knows how`() throws {
    let program = try program()
    let screen = try ScreenRun(program, columns: 120)
    try screen.tmux.openClipboard()
    try screen.tmux.wait(for: "example.org")
    try screen.tmux.press("y")
    try screen.tmux.wait(
      for: "sent to tmux, which takes it with set-clipboard on: the id of “Alpha”")
    let link = "\u{1B}]8;;https://example.org/a\u{1B}\\"
    for sequence in ["\u{1B}]52;c;", link] {
      #expect(try screen.tmux.waitsUntilSent { $0.contains(sequence) })
    }
    for sent in try screen.tmux.bytesSent().components(separatedBy: link).dropFirst() {
      let cells = sent.components(separatedBy: "\u{1B}]8;;")[0]
      #expect(cells.components(separatedBy: "\u{1B}[").count == 2, "one style for all: \(cells)")
    }
    try screen.quit()
    #expect(try screen.tmux.clipboard() == program.tasks().first?["id"] as? String)
  }

  @Test func `what joins the end of an address to a word is not sent with the link`() throws {
    let program = Program()
    try program.run("add", "Alpha https://example.org/a\u{200D}b")
    let screen = try ScreenRun(program, columns: 120)
    #expect(
      try screen.tmux.waitsUntilSent { $0.contains("\u{1B}]8;;https://example.org/a\u{1B}\\") })
    try screen.quit()
    #expect(try !screen.tmux.bytesSent().unicodeScalars.contains("\u{200D}"))
  }

  @Test func `no more is claimed of a copy than is known`() throws {
    let screen = try ScreenRun(
      try program(), under: "env -u TMUX", with: "LC_ALL=C.UTF-8 TERM=xterm")
    try screen.tmux.wait(for: "Alpha")
    try screen.tmux.press("y")
    try screen.tmux.wait(for: "sent to the terminal's clipboard: the id of “Alpha”")
    try screen.quit()
  }

  @Test(arguments: ["linux", "vt100", "vt220"])
  func `where there is no clipboard it is said, and shown what to type instead`(type: String) throws
  {
    let program = try program()
    let screen = try ScreenRun(program, with: "LC_ALL=C.UTF-8 TERM=\(type)")
    let id = try #require(try program.tasks().first?["id"] as? String)
    try screen.tmux.wait(for: "Alpha")
    try screen.tmux.press("y")
    try screen.tmux.wait(for: "no clipboard with TERM=\(type); mark or type: \(id)")
    try screen.tmux.press("Y")
    try screen.tmux.wait(for: "no clipboard with TERM=\(type); mark or type: https://example.org/a")
    try screen.quit()
    let sent = try screen.tmux.bytesSent()
    #expect(!sent.contains("]52;") && !sent.contains("]8;"))
  }

  @Test func `line by line what is saved in the config holds from the next line on`() throws {
    let program = try program()
    let config = program.folder.appendingPathComponent("redo/config")
    try FileManager.default.createDirectory(
      at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
    let screen = try ScreenRun(program, columns: 400, with: "TERM=dumb", arguments: "--linear")
    try screen.tmux.wait(for: "1. Alpha, due today 18:00")
    try Data("nonsense = 1\npriority = 5\nkey.complete = X\n".utf8).write(to: config)
    try screen.tmux.type("a Bravo tomorrow")
    try screen.tmux.wait(for: "Added “Bravo”")
    try screen.tmux.wait(for: "config:1: “nonsense = 1” is not understood and left out")
    try screen.tmux.type("X 1")
    try screen.tmux.wait(for: "Completed")
    // Mended, it is told no more; broken again, it is told again, in another place.
    try Data("priority = 5\n".utf8).write(to: config)
    try screen.tmux.type("a Charlie tomorrow")
    try screen.tmux.wait(for: "Added “Charlie”")
    try Data("\nnonsense = 1\n".utf8).write(to: config)
    try screen.tmux.type("a Delta tomorrow")
    try screen.tmux.wait(for: "config:2: “nonsense = 1” is not understood and left out")
    try screen.tmux.type("q")
    try screen.expectLeft(status: 0)
    let priorities = try program.tasks().reduce(into: [:]) { found, task in
      found[task["title"] as? String ?? ""] = task["priority"] as? Int
    }
    #expect(priorities["Bravo"] == 5 && priorities["Charlie"] == 5 && priorities["Delta"] == 3)
  }

  @Test func `hostile text that is pasted acts on nothing`() throws {
    let program = try program()
    let screen = try ScreenRun(program)
    try screen.tmux.wait(for: "Alpha")
    // “evil”, a red colour, a bell and a title, within the marks of a paste.
    try screen.tmux.send(
      hex: "1b 5b 32 30 30 7e 65 76 69 6c 1b 5b 33 31 6d 07 1b 5d 30 3b 78 07 1b 5b 32 30 31 7e")
    try screen.tmux.wait(for: "evil␛[31m␇")
    try screen.tmux.press("Enter")
    try screen.tmux.wait(for: "Added")
    try screen.quit()
    let stream = TerminalStream(try screen.tmux.bytesSent())
    #expect(stream.unsafe.isEmpty)
    #expect(!stream.sequences.contains { $0.hasPrefix("]0") })
    #expect(try program.run("verify").status == 0)
  }

  @Test func `nothing moves while the terminal has lost the focus`() throws {
    // The rain of the start falls for 1.6 s. A busy machine lengthens some rounds, not all.
    var least = Double.infinity
    for _ in 0..<5 where least > 0.6 { least = min(least, try secondsWithoutFocus()) }
    #expect(least <= 0.6)
  }

  /// For how long something moves still once the terminal has lost the focus while rain falls.
  private func secondsWithoutFocus() throws -> Double {
    let screen = try ScreenRun(try program())
    let isRaining = try Patience.lasts(lookingEvery: 5) {
      let sent = String(decoding: try Data(contentsOf: screen.tmux.record), as: UTF8.self)
      return sent.unicodeScalars.contains { (0xFF66...0xFF9D).contains($0.value) }
    }
    #expect(isRaining)
    let start = ContinuousClock.now
    try screen.tmux.send(hex: "1b 5b 4f")
    var (count, last) = (0, start)
    let isStill = try Patience.lasts(lookingEvery: 10) {
      let sent = try Data(contentsOf: screen.tmux.record).count
      if sent != count { (count, last) = (sent, ContinuousClock.now) }
      return ContinuousClock.now - last > .milliseconds(500)
    }
    #expect(isStill)
    try screen.quit()
    return (last - start) / .seconds(1)
  }
}
