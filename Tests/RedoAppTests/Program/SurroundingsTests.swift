import Foundation
import RedoTestSupport
import Testing

/// The variables that mean here what they mean everywhere, at a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct SurroundingsTests {
  private let program = Program()

  /// Runs a command line in a terminal whose program has just these variables on top; what it shows.
  private func show(
    _ line: String, _ variables: String = "", columns: Int = 70, rows: Int = 12
  ) throws -> (screen: String, sent: String) {
    let tmux = try Tmux(columns: columns, rows: rows)
    let own = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    try tmux.type(
      "clear; env -u LANG -u LC_ALL -u LC_CTYPE -u PAGER -u LESS \(own) \(variables) \(Program.path) \(line); "
        + "echo status=$?")
    let screen = try tmux.wait(for: "status=0")
    #expect(try tmux.waitsUntilSent { $0.contains("status=0") })
    return (screen, try tmux.bytesSent())
  }

  @Test func `a locale without UTF-8 gets signs that ASCII has, and a pipe the text as it is`()
    throws
  {
    let id = String(try program.run("add", "Café – “menu”").output.prefix(8))
    // What is wrong with a line is told on the same terminal, with its words in quotes.
    let config = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data("due = x\n".utf8).write(to: config.appendingPathComponent("config"))
    // One that is not installed has no UTF-8 either, whatever it is called.
    for locale in [
      "LC_ALL=C", "LANG=POSIX", "LANG=en_US.ISO-8859-1", "", "LC_ALL=C LANG=C.UTF-8",
      "LC_CTYPE=C LANG=C.UTF-8", "LANG=xx_YY.UTF-8",
    ] {
      let (screen, sent) = try show("log \(id)", locale)
      #expect(screen.contains("Caf? - \"menu\""), "\(locale)")
      #expect(sent.contains("\"due = x\" is not understood"), "\(locale)")
      #expect(screen.unicodeScalars.allSatisfy { $0.isASCII }, "\(locale)")
    }
    for locale in [
      "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "LC_ALL=C.utf8", "LC_CTYPE=C.UTF-8",
      "LC_CTYPE=C.UTF-8 LANG=C", "LC_ALL=C.UTF-8 LC_CTYPE=C", "LC_ALL= LANG=C.UTF-8",
    ] {
      #expect(try show("log \(id)", locale).screen.contains("Café – “menu”"), "\(locale)")
    }
    #expect(try program.run("list").output.contains("Café – “menu”"))
    #expect(try show("lst || true", "LC_ALL=C").screen.contains("unknown verb \"lst\""))
    // Other quotes would end a string of JSON.
    let json = try show("show \(id) --json", "LC_ALL=C").sent
    #expect(json.contains(#""title":"Caf\u00e9 \u2013 \u201cmenu\u201d""#))
  }

  @Test func `COLUMNS says how wide the terminal is`() throws {
    try program.run("add", String(repeating: "long words ", count: 12))
    let wide = try show("list", "COLUMNS=60 LANG=C.UTF-8", columns: 100).screen
    let line = try #require(wide.split(separator: "\n").first { $0.contains("long words") })
    #expect(line.count <= 60 && line.contains("…"))
  }

  @Test func `NO_COLOR and a dumb terminal take the colours away`() throws {
    try program.run("add", "Pay rent")
    #expect(try show("list").sent.contains("\u{1B}[38;5;"))
    #expect(try show("list", "COLORTERM=truecolor").sent.contains("\u{1B}[38;2;"))
    for variable in ["NO_COLOR=1", "TERM=dumb"] {
      #expect(!(try show("list", variable).sent.contains("\u{1B}[38;")))
    }
  }

  @Test(
    arguments: [
      ("xterm-256color", "\u{1B}[38;5;"), ("xterm-kitty", "\u{1B}[38;5;"),
      ("xterm-direct", "\u{1B}[38;2;"), ("xterm-16color", "\u{1B}[92m"),
      ("xterm", "\u{1B}[32m"), ("linux", "\u{1B}[32m"), ("screen", "\u{1B}[32m"),
      ("vt100", nil), ("xterm-mono", nil),
    ] as [(String, String?)])
  func `a verb writes colours that the terminal knows, as many as its name promises`(
    term: String, sequence: String?
  ) throws {
    try program.run("add", "Pay rent")
    let sent = try show("list", "TERM=\(term)").sent
    if let sequence { #expect(sent.contains(sequence), "\(sent)") }
    for other in ["\u{1B}[38;5;", "\u{1B}[38;2;"] where other != sequence {
      #expect(!sent.contains(other))
    }
    if sequence == nil { #expect(!sent.contains("\u{1B}[32m")) }
  }

  @Test func `PAGER shows what is longer than the terminal, and nothing else`() throws {
    let lines = (1...30).map { "Task \($0) today 18:00" }
    try program.run(["add", "-"], input: lines.joined(separator: "\n"))
    let pager = "PAGER='sed s/^/paged-/'"
    #expect(try show("list", pager).screen.contains("paged-"))
    #expect(!(try show("list --limit 3", pager).screen.contains("paged-")))
    #expect(!(try show("list | cat", pager).screen.contains("paged-")))
    #expect(!(try show("list").screen.contains("paged-")))
    // One that is not there hides nothing, and the exit code stays the verb's.
    let lost = try show("list", "PAGER=/nowhere/pager", rows: 50).screen
    #expect(lost.contains("Task 30") && lost.contains("status=0"))
  }

  @Test func `Ctrl-C is the pager's, and its page is gone when it is`() throws {
    let lines = (1...30).map { "Task \($0) today 18:00" }
    try program.run(["add", "-"], input: lines.joined(separator: "\n"))
    let pager = program.folder.appendingPathComponent("pager.sh")
    let script = "trap 'echo HEARD' INT; echo PAGING; read -r x < /dev/tty; read -r x < /dev/tty\n"
    try Data(script.utf8).write(to: pager)
    let tmux = try Tmux(columns: 100, rows: 12)
    let own = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    try tmux.type(
      "clear; env \(own) TMPDIR=\(program.folder.path) PAGER='sh \(pager.path)' \(Program.path) list; "
        + "echo status=$?")
    try tmux.wait(for: "PAGING")
    try tmux.press("C-c")
    try tmux.wait(for: "HEARD")
    #expect(!(try tmux.screen().contains("status=")))
    try tmux.press("Enter", "Enter")
    try tmux.wait(for: "status=0")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!left.contains { $0.hasPrefix("redo-") })
  }

  @Test func `a question waits for its answer where the terminal never waits by itself`() throws {
    let id = String(try program.run("add", "Pay rent").output.prefix(8))
    let tmux = try Tmux(columns: 100, rows: 12)
    let own = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    let left = "import os, sys; os.set_blocking(0, False); os.execv(sys.argv[1], sys.argv[1:])"
    try tmux.type("clear; env \(own) python3 -c '\(left)' \(Program.path) delete \(id)")
    try tmux.wait(for: "[y/N]")
    try tmux.type("y")
    try tmux.wait(for: "Deleted")
  }

  @Test(.enabled(if: Machine.hasMountNamespaces, Machine.needsMountNamespaces))
  func `another time zone of the system counts in what is open already`() throws {
    let tmux = try Tmux(columns: 100, rows: 30)
    let file = program.folder.appendingPathComponent("zone").path
    try FileManager.default.createDirectory(
      at: program.folder, withIntermediateDirectories: true)
    let own = program.environment.filter { $0.key != "TZ" }
      .map { "\($0)='\($1)'" }.joined(separator: " ")
    let zones = "/usr/share/zoneinfo"
    try tmux.type(
      "clear; cp \(zones)/Etc/UTC \(file); unshare --mount sh -c "
        + "'mount --bind \(file) /etc/localtime; exec env -u TZ \(own) \(Program.path) --linear'")
    try tmux.wait(for: "line by line")
    try tmux.type("a Call Ana tomorrow 17:00")
    try tmux.wait(for: "Added")
    // The system tells one file from another by the second of its change.
    sleep(1)
    try Data(contentsOf: URL(fileURLWithPath: zones + "/Asia/Tokyo"))
      .write(to: URL(fileURLWithPath: file), options: [])
    try tmux.type("a Call Bob tomorrow 17:00")
    try tmux.wait(for: "“Call Bob”")
    let due = try program.tasks("--sort", "title").map { $0["deadline"] as? String }
    #expect(due == ["2026-11-21T17:00:00.000Z", "2026-11-21T08:00:00.000Z"])
    try tmux.type("q")
  }

  @Test func `TZ says what the day is`() throws {
    try program.run("add", "Call today 23:30")
    #expect(try show("list", "TZ=Asia/Tokyo LANG=C.UTF-8").screen.contains("Call"))
    #expect(try show("show \(id())", "TZ=Asia/Tokyo").screen.contains("08:30"))
  }

  private func id() throws -> String {
    try #require(try program.tasks().first?["id"] as? String)
  }
}
