import Foundation
import RedoTestSupport
import Testing

/// However the screen ends, what was saved is saved and the terminal is as it was found.
@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct LeavingTests {
  @Test(
    arguments: [
      ("TERM", 50), ("HUP", 50), ("INT", 50), ("QUIT", 50), ("SEGV", 10),
      ("ILL TRAP ABRT BUS FPE", 10),
      ("USR1 USR2 ALRM VTALRM PROF XCPU IO STKFLT PWR SYS RTMIN RTMAX", 12),
    ])
  func `a signal at any moment leaves the terminal as it was and the log sound`(
    signals: String, rounds: Int
  ) throws {
    let program = Program()
    try program.run("add", "First")
    let names = signals.split(separator: " ").map(String.init)
    let generator = SeededGenerator.fromEnvironment(
      default: signals.utf8.reduce(0) { $0 + UInt64($1) })
    let rounds = Machine.count(rounds, long: rounds * 20)
    let torment = try Torment(program, by: names, rounds: rounds, seed: generator.seed)
    let comment: Comment = "seed \(generator.seed)"
    // Before its first act the program has no say in what a signal does; bash ends likewise.
    let expected = (0..<rounds).map { names[$0 % names.count] }
    #expect(torment.endings.map(\.signal) == expected, comment)
    #expect(torment.endings.allSatisfy { $0.hasModes }, comment)
    #expect(torment.isLeft, comment)
    for mode in ["1049", "2004", "1000", "1002", "1004", "1006"] {
      let on = torment.sent.components(separatedBy: "\u{1B}[?\(mode)h").count
      let last = torment.sent.components(separatedBy: "\u{1B}[?\(mode)h").last ?? ""
      #expect(on == 1 || last.contains("\u{1B}[?\(mode)l"), "mode \(mode), \(comment)")
    }
    let isAsked = ["TERM", "HUP", "INT", "QUIT"].contains(signals)
    #expect(isAsked || torment.everyEndScrollsAllRows, comment)
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0, comment)
    #expect(state.tasks.contains { $0.title == "First" })
  }

  @Test func `Ctrl-Z gives the terminal back, and fg takes it again`() throws {
    let program = Program()
    try program.run("add", "First")
    let screen = try ScreenRun(program)
    try screen.tmux.wait(for: "First")
    for _ in 0..<5 {
      try screen.tmux.press("C-z")
      try screen.tmux.wait(for: "Stopped")
      try screen.expectTerminalRestored("stopped")
      try screen.tmux.type("clear; fg; echo \"status=$?.\"")
      try screen.tmux.wait(for: "priority 3")
    }
    try screen.tmux.press("C-z")
    try screen.tmux.wait(for: "Stopped")
    try stopAndContinue(screen, rounds: Machine.count(50, long: 500))
    // One stop more may wait for it.
    let goOn = "until fg; s=$?; [ $s -lt 144 ]; do sleep 0.2; done; echo \"status=$s.\""
    try screen.tmux.type("clear; \(goOn)")
    try screen.tmux.wait(for: "priority 3")
    try screen.quit()
  }

  /// Has a stopped screen go on, be told so once more, and stop again, all at random moments.
  private func stopAndContinue(_ screen: ScreenRun, rounds: Int) throws {
    let process = try screen.process()
    var generator = SeededGenerator.fromEnvironment(default: 26)
    for round in 0..<rounds {
      let comment: Comment = "round \(round), seed \(generator.seed)"
      try screen.tmux.type("clear; fg; echo \"left\"-\(round).")
      usleep(UInt32.random(in: 0...80_000, using: &generator))
      kill(process, SIGCONT)
      usleep(UInt32.random(in: 0...80_000, using: &generator))
      // A stop that comes before the shell lets the screen go on is taken back by that.
      let isStopped = try Patience.lasts {
        kill(process, SIGTSTP)
        return try Patience.lasts(.seconds(2)) {
          try screen.tmux.screen().contains("left-\(round).")
        }
      }
      #expect(isStopped, comment)
      try screen.expectTerminalRestored(comment)
    }
  }

  @Test(
    .enabled(if: Machine.hasStrace, Machine.needsStrace),
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1])
  func `a stop and an end during a flush keep what is written and give the terminal back`(
    signal: Int32
  ) throws {
    let program = Program()
    try program.run("add", "First")
    let slow = "-e trace=fdatasync -e inject=fdatasync:delay_enter=500000"
    // -DD: the program is the shell's own child, and stops alone.
    let screen = try ScreenRun(program, under: "/usr/bin/strace -DD -f -o /dev/null \(slow)")
    try screen.tmux.wait(for: "priority 3")
    for (place, (title, signal)) in [("Second", SIGTSTP), ("Third", signal)].enumerated() {
      try screen.tmux.press("a")
      try screen.tmux.type(title)
      let written = (place + 2) * 2
      #expect(Patience.lasts { LogState(of: program.folder).ids.count == written })
      kill(try screen.process(), signal)
      guard signal == SIGTSTP else { break }
      try screen.tmux.wait(for: "Stopped")
      try screen.expectTerminalRestored("stopped")
      try screen.tmux.type("clear; fg; echo \"status=$?.\"")
      try screen.tmux.wait(for: "Second")
    }
    try screen.expectLeft(status: 128 + signal)
    let state = LogState(of: program.folder)
    #expect(state.tasks.map(\.title).sorted() == ["First", "Second", "Third"])
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
  }

  /// What has the shell say how its job ended; statuses above are those of a job that is stopped.
  private static let awaitingEnd =
    "until wait %1; s=$?; [ $s -lt 144 ]; do sleep 0.2; done; echo \"ended=$s.\""

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)] as [(String, Int32)])
  func `a screen that was stopped ends by the first signal that asks it to`(
    signal: String, status: Int32
  ) throws {
    // Once as it was stopped, once after it was let go on in the background, which stops it again.
    for resuming in ["", "bg; sleep 1; "] {
      let program = Program()
      try program.run("add", "First")
      let screen = try ScreenRun(program)
      try screen.tmux.wait(for: "First")
      try screen.tmux.press("C-z")
      try screen.tmux.wait(for: "Stopped")
      let asking = "kill -s \(signal) %1; kill -s CONT %1"
      try screen.tmux.type("clear; \(resuming)\(asking); \(Self.awaitingEnd)")
      try screen.tmux.wait(for: "ended=\(status).")
      try screen.expectTerminalRestored("after \(resuming)\(asking)")
      #expect(kill(try screen.process(), 0) != 0)
      #expect(LogState(of: program.folder).isSoundToItsTail)
    }
  }

  @Test func `what stopped the screen from outside does not keep it from ending`() throws {
    let program = Program()
    try program.run("add", "First")
    let screen = try ScreenRun(program)
    try screen.tmux.wait(for: "First")
    let process = try screen.process()
    kill(process, SIGSTOP)
    try screen.tmux.wait(for: "Stopped")
    // The terminal has still the screen's modes, in which Enter is no end of a line.
    try screen.tmux.send("kill -s TERM %1; kill -s CONT %1; \(Self.awaitingEnd)")
    try screen.tmux.press("C-j")
    try screen.tmux.wait(for: "ended=143.")
    try screen.expectTerminalRestored()
    #expect(kill(process, 0) != 0)
  }

  @Test func `a terminal of any size is drawn within 1 GiB of addresses`() throws {
    let program = Program()
    try program.run("add", "First")
    for (size, settings) in [
      ("stty rows 4000 cols 4000", ""), ("true", "COLUMNS=30000 LINES=30000"),
    ] {
      let tmux = try Tmux(columns: 100, rows: 30)
      let variables = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
      let most = "prlimit --as=\(1 << 30)"
      try tmux.type("\(size); \(variables) \(settings) \(most) \(Program.path); echo status=$?.")
      #expect(try tmux.waitsUntilSent { $0.contains("First") }, "\(size) \(settings)")
      try tmux.press("q")
      try tmux.wait(for: "status=0.")
    }
  }

  @Test func `a terminal beyond 1,000 columns and 500 rows is drawn up to there alone`() throws {
    let program = Program()
    try program.run("add", "First")
    let screen = try ScreenRun(program, columns: 1_200, rows: 600)
    // The end of the last row, which is drawn last.
    let rows = try screen.tmux.wait(for: "? help").split(
      separator: "\n", omittingEmptySubsequences: false)
    try #require(rows.count >= 600)
    #expect(rows[499].contains("? help"))
    #expect(rows[500...].allSatisfy { $0.isEmpty })
    #expect(rows.map(\.unicodeScalars.count).max() == 1_000)
    try screen.quit()
  }

  @Test func `a terminal that is closed ends the program at once and harms nothing`() throws {
    for round in 0..<10 {
      let program = Program()
      try program.run("add", "First")
      let screen = try ScreenRun(program)
      try screen.tmux.wait(for: "First")
      let process = try screen.process()
      try screen.tmux.press("a")
      try screen.tmux.type("Round \(round)")
      usleep(UInt32(round) * 20_000)
      try screen.tmux.close()
      #expect(Patience.lasts(.seconds(10)) { kill(process, 0) != 0 }, "round \(round)")
      #expect(LogState(of: program.folder).isSoundToItsTail)
      #expect(try program.run("add", "Afterwards").status == 0)
    }
  }

  @Test func `without a terminal the screen says so and what to use`() throws {
    let program = Program()
    for redirection in ["< /dev/null", "> /dev/null < /dev/null", "<&-", ">&- 2> /dev/null"] {
      let outcome = try program.shell("\"$redo\" \(redirection)")
      #expect(outcome.status == 1, "\(redirection)")
      #expect(redirection.hasPrefix(">&-") || outcome.error.contains("needs a terminal"))
    }
  }

  @Test(
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `where standard streams are closed, no word gets into the log`(redirection: String) throws {
    let program = Program()
    // Once as the first start, which makes every file, and once more.
    for verb in ["add One", "add Two", "no-such-verb", "add ''", "list", "export"] {
      _ = try program.shell("\"$redo\" \(verb) \(redirection)")
    }
    #expect(try program.run("verify").status == 0)
    #expect(try program.tasks().compactMap { $0["title"] as? String }.sorted() == ["One", "Two"])
    for name in try FileManager.default.contentsOfDirectory(atPath: program.folder.path) {
      let bytes = try Data(contentsOf: program.folder.appendingPathComponent(name))
      #expect(bytes.range(of: Data("redo:".utf8)) == nil, "\(name)")
    }
  }

  @Test func `a reader that leaves early ends a verb without a word`() throws {
    let program = Program()
    let titles = (0..<3_000).map { "Task \($0)\n" }.joined()
    try program.run("add", "-", input: titles)
    let outcome = try program.shell("\"$redo\" list | head -n 1 | wc -l; echo ${PIPESTATUS[0]}")
    #expect(outcome.error == "")
    #expect(
      outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "1", "141",
      ])
    #expect(try program.run("verify").status == 0)
  }

  @Test func `a storm of sizes and signals leaves a whole screen`() throws {
    let program = Program()
    for number in 0..<20 { try program.run("add", "Task \(number) #tag @someone") }
    let screen = try ScreenRun(program, columns: 100, rows: 30)
    try screen.tmux.wait(for: "Task 1")
    let process = try screen.process()
    let terminal = open(try screen.tmux.property("pane_tty"), O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var generator = SeededGenerator.fromEnvironment(default: 41)
    var taken = 0
    for _ in 0..<60 {
      try screen.tmux.resize(
        columns: Int.random(in: 20...400, using: &generator),
        rows: Int.random(in: 5...120, using: &generator))
      for signal in [SIGPIPE, SIGCONT] {
        usleep(UInt32.random(in: 0...5_000, using: &generator))
        kill(process, signal)
      }
      // tmux tells of one change; the terminal itself takes many more.
      for _ in 0..<200 {
        var size = winsize()
        size.ws_col = .random(in: 20...400, using: &generator)
        size.ws_row = .random(in: 5...120, using: &generator)
        if ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 { taken += 1 }
        usleep(50)
      }
    }
    #expect(taken == 12_000)
    for (columns, rows) in [(1, 1), (1, 100), (300, 1), (2, 2), (39, 9), (40, 10)] {
      try screen.tmux.resize(columns: columns, rows: rows)
      usleep(60_000)
      try screen.tmux.press("j")
      #expect(kill(process, 0) == 0, "\(columns) × \(rows), seed \(generator.seed)")
    }
    try screen.tmux.resize(columns: 100, rows: 30)
    let shown = try screen.tmux.wait(for: "REDO ")
    #expect(shown.split(separator: "\n").first?.contains("REDO ") == true)
    try screen.tmux.wait(for: "Task 1")
    try screen.quit()
  }
}
