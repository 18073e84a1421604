import Foundation
import RedoTestSupport
import Testing

/// The compiled program with a `notify-send` that writes down how it was called.
@Suite(.waits) struct RemindProgramTests {
  private let program = Program(now: nil)
  private let bin: URL

  init() throws {
    bin = program.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(
      at: bin, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: program.folder.path)
  }

  /// Puts a desktop there: it answers with a word, after a while, with a status.
  private func install(_ script: String) throws {
    let path = bin.appendingPathComponent("notify-send")
    let text = """
      #!/bin/sh
      printf '%s\\n' "$@" '' >> '\(program.folder.path)/calls'
      \(script)
      """
    try Spawn.write(text, to: path.path)
  }

  private var calls: String {
    (try? String(contentsOf: program.folder.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
  }

  /// Runs a verb at a time of the day with this desktop alone.
  private func run(at clock: String, _ arguments: String...) throws -> Spawn.Outcome {
    try program.run(
      arguments, under: ["/usr/bin/env"],
      adding: ["REDO_NOW": "2026-11-20T\(clock):00Z", "PATH": "\(bin.path):/usr/bin:/bin"])
  }

  @Test func `the desktop is told once, and nothing in a title is markup or an option`() throws {
    try install("exit 0")
    _ = try run(at: "14:00", "add", "--", "--urgency=critical <b>&\\n today 15:00 #home")
    #expect(try run(at: "14:59", "remind").output.isEmpty)
    #expect(calls.isEmpty)
    let told = try run(at: "15:00", "remind")
    #expect(told.status == 0 && told.error.isEmpty)
    #expect(told.output.contains("\t2026-11-20T15:00:00.000Z\t--urgency=critical <b>&\\n"))
    #expect(
      calls == """
        --app-name=Redo
        --icon=alarm-symbolic
        --
        --urgency=critical <b>&\\n
        due today 15:00 · now · #home


        """)
    #expect(try run(at: "15:01", "remind").output.isEmpty)
    #expect(calls.split(separator: "\n").count == 5)
    // Where many fall due, their titles stand in the part that a desktop reads as markup.
    for number in 1...6 { _ = try run(at: "15:02", "add", "<i>T\(number)&\\t</i> today 16:00") }
    _ = try run(at: "16:00", "remind")
    #expect(calls.contains("2 more tasks fall due\n&lt;i&gt;T1&amp;\\\\t&lt;/i&gt;, &lt;i&gt;T2"))
  }

  @Test func `a button of the notification snoozes the task`() throws {
    try install("echo tomorrow")
    _ = try run(at: "14:00", "add", "Pay rent today 15:00")
    let told = try run(at: "15:00", "remind", "--wait", "20")
    #expect(told.output.contains("Snoozed “Pay rent” to tomorrow 15:00"))
    #expect(calls.contains("--action=tomorrow=Tomorrow\n--action=done=Done\n--\n"))
    #expect(try program.lines().count == 3)
  }

  @Test func `what was done while its notification stood is left, and other buttons work`() throws {
    let id = try run(at: "14:00", "add", "Water every day today 15:00").output.prefix(8)
    _ = try run(at: "14:00", "add", "Pay rent today 15:00")
    try install("case \"$*\" in *Water*) '\(Program.path)' done \(id) >/dev/null;; esac; echo done")
    let told = try run(at: "15:00", "remind", "--wait", "20")
    #expect(told.status == 0 && told.output.contains("Completed “Pay rent”"), "\(told)")
    #expect(told.error == "redo: “Water” is done already; nothing was changed\n")
    #expect(try program.tasks().map { $0["title"] as? String } == ["Water"])
  }

  @Test func `a notification that nobody answers is waited for so long and no longer`() throws {
    try install("sleep 60")
    _ = try run(at: "14:00", "add", "Pay rent today 15:00")
    let start = ContinuousClock.now
    #expect(try run(at: "15:00", "remind", "--wait", "1").status == 0)
    #expect(.now - start < .seconds(20))
    #expect(try run(at: "15:01", "remind").output.isEmpty)
  }

  @Test func `without a desktop and a terminal it fails, says why, and tries again`() throws {
    try install("exit 1")
    _ = try run(at: "14:00", "add", "Pay rent today 15:00")
    let wrapper = ["/usr/bin/setsid", "--wait", "/usr/bin/env"]
    let path = "\(bin.path):/usr/bin:/bin"
    let failed = try program.run(
      ["remind"], under: wrapper, adding: ["REDO_NOW": "2026-11-20T15:00:00Z", "PATH": path])
    #expect(failed.status == 1 && failed.output.isEmpty)
    #expect(failed.error.contains("install libnotify-bin"))
    try install("exit 0")
    #expect(try run(at: "15:01", "remind").output.contains("Pay rent"))
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `without a desktop the terminal is told`() throws {
    try install("exit 1")
    _ = try run(at: "14:00", "add", "Pay rent today 15:00")
    _ = try run(at: "14:00", "add", "Call Ana today 15:30")
    _ = try run(at: "14:00", "add", "Call Bob today 15:45")
    let tmux = try Tmux(columns: 90, rows: 12)
    let variables = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    func remind(at clock: String, _ more: String = "") throws -> String {
      try tmux.type(
        "clear; env -u TMUX PATH=\(bin.path):$PATH \(variables) \(more) "
          + "REDO_NOW=2026-11-20T\(clock):00Z \(Program.path) remind; echo \(clock) told=$?")
      try tmux.wait(for: "\(clock) told=0")
      #expect(try tmux.waitsUntilSent { $0.contains("\(clock) told=0") })
      return try tmux.bytesSent()
    }
    let sent = try remind(at: "15:00")
    #expect(try tmux.screen().contains("today 15:00  Pay rent"))
    #expect(sent.contains("\u{1B}]9;Redo: Pay rent, due today 15:00 · now\u{1B}\\\u{07}"))
    // One that takes text alone would show the sequence.
    let plain = try remind(at: "15:30", "TERM=dumb")
    #expect(try tmux.screen().contains("today 15:30  Call Ana"))
    #expect(!plain.contains("Redo: Call Ana"))
    let folded = try remind(at: "15:45", "LC_ALL=C")
    #expect(folded.contains("\u{1B}]9;Redo: Call Bob, due today 15:45 - now\u{1B}\\\u{07}"))
  }

  @Test func `the timer calls the link that was called, and finds the tasks from everywhere`()
    throws
  {
    try FileManager.default.createSymbolicLink(
      atPath: bin.appendingPathComponent("redo").path, withDestinationPath: Program.path)
    for call in ["./redo", "PATH=.:$PATH redo"] {
      let shown = try program.shell(
        "cd '\(bin.path)' && pwd -P && export REDO_DATA_DIR=../tasks XDG_STATE_HOME=state && "
          + "\(call) remind --install --print")
      let lines = shown.output.split(separator: "\n").map(String.init)
      let here = try #require(lines.first)
      #expect(lines.contains("ExecStart=\"\(here)/redo\" remind --wait 50"), "\(shown)")
      #expect(lines.contains("Environment=\"REDO_DATA_DIR=\(here)/../tasks\""))
      // The program itself passes over a relative one.
      #expect(!shown.output.contains("XDG_STATE_HOME"))
      #expect(shown.output.contains("Environment=\"XDG_CONFIG_HOME=/"))
    }
    // A unit is text, in which another folder would come of this one.
    for variable in ["XDG_CONFIG_HOME", "REDO_DATA_DIR"] {
      let odd = try program.shell(
        "export \(variable)=$(printf '%s/\\xff' '\(bin.path)'); $redo remind --install --print")
      #expect(odd.status == 1 && odd.error.contains("is not UTF-8"), "\(odd)")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"),
      "systemd is not installed"))
  func `systemd takes the timer as it is written`() throws {
    let written = try program.run("remind", "--install")
    #expect(written.status == 0)
    let units = program.folder.appendingPathComponent("systemd/user")
    let paths = try FileManager.default.contentsOfDirectory(atPath: units.path).sorted()
    #expect(paths == ["redo-remind.service", "redo-remind.timer"])
    let verdict = try Spawn.capture(
      ["/usr/bin/systemd-analyze", "verify", "--user", "--man=no"]
        + paths.map { units.appendingPathComponent($0).path },
      environment: ["XDG_RUNTIME_DIR": program.folder.path])
    #expect(verdict.status == 0, "\(verdict.error)")
    #expect(!verdict.error.contains("redo-remind"), "\(verdict.error)")
    // Written again it is the same; what somebody changed stays.
    #expect(try program.run("remind", "--install").status == 0)
    try Data("mine".utf8).write(to: units.appendingPathComponent("redo-remind.timer"))
    #expect(try program.run("remind", "--install").status == 1)
    #expect(try program.run("remind", "--install", "--yes").status == 0)
  }
}
