import Foundation
import RedoTestSupport
import Testing

@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct RealTerminalTests {
  private let probe = Spawn.built("TerminalProbe")

  @Test func `every kind of text keeps its columns in the terminal`() throws {
    let tmux = try Tmux(columns: 70, rows: 20)
    try tmux.type("LC_ALL=C.UTF-8 \(probe)")
    let screen = try tmux.wait(for: "한국어")
    #expect(screen.hasPrefix("╭─ Probe · indexed ─"))
    #expect(!screen.contains("\u{1B}"))
    #expect(screen.contains("␛[31mred␇|9"))
    // The cursor stands where the rule was drawn; tmux says what it finds there by its own count.
    for row in 1...15 {
      #expect(try tmux.property("cursor_character") == "|", "row \(row)")
      try tmux.press("Down")
      try tmux.wait(for: "\(row) key <Down>")
    }
  }

  @Test func `keys, mouse, paste and focus arrive, and a resize redraws`() throws {
    let tmux = try Tmux()
    try tmux.type("LC_ALL=C.UTF-8 COLORTERM=truecolor \(probe)")
    try tmux.wait(for: "Probe · direct")
    try tmux.press("C-Right")
    try tmux.wait(for: "key <C-Right>")
    try tmux.press("Escape")
    try tmux.wait(for: "key <Esc>")
    try tmux.send(hex: "1b 5b 3c 30 3b 37 3b 35 4d")
    try tmux.wait(for: "mouse press(")
    // Each cell that a held button passes would be sent for nothing.
    #expect(try !tmux.bytesSent().contains("\u{1B}[?1002h"))
    try tmux.send(hex: "1b 5b 32 30 30 7e 61 0d 71 1b 5b 32 30 31 7e")
    try tmux.wait(for: "paste 3: a␊q")
    try tmux.send(hex: "1b 5b 49")
    try tmux.wait(for: "focus true")
    try tmux.resize(columns: 60, rows: 12)
    try tmux.wait(for: "resize 60x12")
    // What is looked at may be the half of a frame.
    let screen = try tmux.wait(for: "╰──")
    #expect(screen.split(separator: "\n").first?.count == 60)
  }

  @Test func `nothing is sent while nothing changes`() throws {
    let tmux = try Tmux()
    try tmux.type("LC_ALL=C.UTF-8 \(probe)")
    try tmux.wait(for: "q ends")
    usleep(200_000)
    let before = try tmux.bytesSent().utf8.count
    // A mode's answer wakes the program and changes nothing.
    try tmux.send(hex: "1b 5b 35 3b 39 52 1b 5b 3f 31 3b 32 63")
    usleep(300_000)
    let after = try tmux.bytesSent().utf8.count
    #expect(after == before)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color"], ["", "truecolor"])
  func `no colour is sent that is set already, not at the end of bold either`(
    type: String, colorTerm: String
  ) throws {
    let tmux = try Tmux()
    try tmux.type("LC_ALL=C.UTF-8 TERM=\(type) COLORTERM=\(colorTerm) \(probe)")
    try tmux.wait(for: colorTerm.isEmpty ? "Probe · indexed" : "Probe · direct")
    var (frames, sent) = ([try tmux.bytesSent()], try tmux.bytesSent().count)
    for row in 1...5 {
      try tmux.press("Down")
      try tmux.wait(for: "\(row) key <Down>")
      frames.append(String(try tmux.bytesSent().dropFirst(sent)))
      sent = try tmux.bytesSent().count
    }
    var (count, boldEnds) = (0, 0)
    for frame in frames {
      // Between what is drawn at once others may write: no colour is taken for set then.
      var (foreground, background) = ("", "")
      for sequence in frame.components(separatedBy: "\u{1B}[") {
        let codes = sequence.prefix { $0.isNumber || $0 == ";" }
        guard sequence.dropFirst(codes.count).first == "m" else { continue }
        if codes.count > 1, codes.first == "3" {
          #expect(codes != foreground)
          (foreground, count) = (String(codes), count + 1)
        } else if codes.count > 1, codes.first == "4" {
          #expect(codes != background)
          background = String(codes)
        } else if ["", "0"].contains(codes) || codes.hasPrefix("0;") {
          (foreground, background) = ("", "")
        } else if codes == "22" {
          boldEnds += 1
        }
      }
    }
    #expect(count > 20)
    #expect(boldEnds > 0)
  }

  @Test(arguments: ["", "truecolor"])
  func `what is sent colour by colour comes to what is drawn whole`(colorTerm: String) throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.type("LC_ALL=C.UTF-8 COLORTERM=\(colorTerm) \(probe)")
    try tmux.wait(for: "q ends")
    try tmux.press("M")
    try tmux.wait(for: "at 1 ")
    let keys = ["Down", "Down", "D", "Up", "Down", "D", "D", "Up", "Up"]
    var isInParts = false
    for (index, key) in keys.enumerated() {
      let sent = try tmux.bytesSent().count
      try tmux.press(key)
      try tmux.wait(for: "at \(2 * index + 2) ")
      let frame = try tmux.bytesSent().dropFirst(sent)
      let rows = rows(addressedIn: String(frame))
      isInParts = isInParts || zip(rows, rows.dropFirst()).dropLast().contains { $0 > $1 }
      let shown = cells(of: try tmux.colouredScreen())
      try tmux.press("C-l")
      try tmux.wait(for: "at \(2 * index + 3) ")
      _ = try tmux.bytesSent()
      let whole = cells(of: try tmux.colouredScreen())
      // The last rows hold the count and the frame.
      for row in 0..<22 { #expect(whole[row] == shown[row], "\(key), \(index), row \(row)") }
    }
    #expect(isInParts)
  }

  @Test(arguments: ["", "truecolor"])
  func `letters that come in place of wide ones all show`(colorTerm: String) throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.type("LC_ALL=C.UTF-8 COLORTERM=\(colorTerm) \(probe)")
    try tmux.wait(for: "q ends")
    try tmux.press("W")
    try tmux.wait(for: "at 1")
    try tmux.press("Down")
    try tmux.wait(for: "at 2")
    _ = try tmux.bytesSent()
    let rows = try tmux.screen().split(separator: "\n").prefix(23)
    let letters = String(repeating: "n", count: 19)
    #expect(Set(rows) == ["  \(letters)\(String(repeating: " ", count: 39))┃"])
  }

  /// The rows that a frame goes to in turn, after it had the terminal move some.
  private func rows(addressedIn frame: String) -> [Int] {
    let drawn = frame.split(separator: /\e\[\d+;\d+r/).last ?? ""
    return drawn.matches(of: /\e\[(\d+)(;\d+)?[Hd]/).compactMap { Int($0.output.1) }
  }

  /// The rows of a coloured screen, with before each cell the style that shows in it.
  private func cells(of screen: String) -> [String] {
    var style: [Substring: Substring] = [:]
    return screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var row = ""
      for (index, part) in line.components(separatedBy: "\u{1B}[").enumerated() {
        let codes = index == 0 ? "" : part.prefix { $0 != "m" }
        if codes == "0" { style = [:] }
        style[codes.contains(";") ? codes.prefix(2) : codes] = codes
        for character in index == 0 ? part[...] : part.dropFirst(codes.count + 1) {
          let shown = style.filter { character != " " || $0.key == "48" }
          row += shown.values.sorted().joined(separator: ",") + String(character)
        }
      }
      return row
    }
  }

  @Test func `the cursor has the theme's colour while the terminal is held`() throws {
    let tmux = try Tmux()
    try tmux.type("LC_ALL=C.UTF-8 \(probe); echo \"left\"-")
    try tmux.wait(for: "q ends")
    // The background of the theme's `cursor`.
    let coloured = "\u{1B}]12;#00FFD4\u{1B}\\"
    #expect(try tmux.waitsUntilSent { $0.contains(coloured) })
    try tmux.press("L")
    #expect(try tmux.waitsUntilSent { $0.components(separatedBy: coloured).count > 2 })
    let between = try tmux.bytesSent().components(separatedBy: coloured).dropFirst().dropLast()
    #expect(between.contains { $0.contains("\u{1B}]112\u{1B}\\") })
    try tmux.press("q")
    try tmux.wait(for: "left-")
    try expectLeft(tmux, modes: nil)
  }

  @Test(arguments: ["TERM=xterm", "TERM=linux", "NO_COLOR=1"])
  func `where colours are few or none the cursor's is left alone`(setting: String) throws {
    let tmux = try Tmux()
    try tmux.type("env -u COLORTERM LC_ALL=C.UTF-8 \(setting) \(probe); echo \"left\"-")
    try tmux.wait(for: "q ends")
    try tmux.press("q")
    try tmux.wait(for: "left-")
    let sent = try tmux.bytesSent()
    #expect(!sent.contains("\u{1B}]12;") && !sent.contains("\u{1B}]112"))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131), (SIGSEGV, 139)])
  func `a signal ends it with its own status and the terminal as it was`(
    signal: Int32, status: Int
  ) throws {
    let tmux = try Tmux()
    let old = try modes(of: tmux)
    try tmux.type(
      "trap '' INT; stty -a > \(old); LC_ALL=C.UTF-8 \(probe); echo \"status=$?.\"")
    try tmux.wait(for: "q ends")
    // The only child of the shell.
    let shell = try tmux.property("pane_pid")
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    let process = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
    kill(process, signal)
    try tmux.wait(for: "status=\(status).")
    try expectLeft(tmux, modes: old)
  }

  /// What a script beside this file prints of the program on a terminal that it makes.
  private func output(of script: String, _ words: String...) throws -> String {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(script).path
    let outcome = try Spawn.capture(
      ["/usr/bin/env", "python3", path, probe] + words,
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1",
      ])
    return outcome.output + outcome.error
  }

  @Test func `a terminal on which writing never waits is given back with every mode off`() throws {
    #expect(try output(of: "unwaiting.py") == "?1000l ?1004l ?2004l ?1049l 0\n")
  }

  @Test(
    arguments: [("waits", SIGTERM), ("never", SIGTERM), ("later", SIGINT)] as [(String, Int32)])
  func `where nobody reads the terminal it rests, and a second signal ends it`(
    writing: String, signal: Int32
  ) throws {
    #expect(try output(of: "unread.py", writing, "\(signal)") == "rests \(-signal)\n")
  }

  @Test func `a trap puts its words on the screen that the user sees`() throws {
    let tmux = try Tmux()
    let old = try modes(of: tmux)
    try tmux.type(
      "stty -a > \(old); SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 \(probe); echo \"status=$?.\""
    )
    try tmux.wait(for: "q ends")
    try tmux.press("E")
    try tmux.wait(for: "1 key E")
    let shown = try tmux.screen()
    #expect(!shown.contains("said to standard error"))
    try tmux.press("X")
    try tmux.wait(for: "status=132.")
    var left = ""
    // It is recorded a little later than it shows.
    let isRecorded = try tmux.waitsUntilSent { sent in
      left = sent.components(separatedBy: "\u{1B}[?1049l").last ?? ""
      return left.contains("status=132.")
    }
    #expect(isRecorded)
    #expect(left.contains("said to standard error"))
    #expect(left.contains("Index out of range"))
    try expectLeft(tmux, modes: old)
  }

  @Test func `stopping leaves the screen and coming back draws it, at its new size`() throws {
    let tmux = try Tmux()
    let old = try modes(of: tmux)
    try tmux.type("set -m; stty -a > \(old); LC_ALL=C.UTF-8 \(probe)")
    try tmux.wait(for: "q ends")
    try tmux.press("C-z")
    try tmux.wait(for: "Stopped")
    try expectLeft(tmux, modes: old)
    try tmux.resize(columns: 60, rows: 15)
    try tmux.type("printf '\\033[?25l'; fg; echo \"left\"-")
    let screen = try tmux.wait(for: "resize 60x15")
    #expect(screen.hasPrefix("╭─ Probe"))
    #expect(try tmux.property("cursor_flag") == "1", "the shell had hidden it")
    try tmux.press("q")
    try tmux.wait(for: "left-")
    try expectLeft(tmux, modes: nil)
  }

  @Test(
    arguments: [
      ("TERM=", "TERM is not set"), ("TERM=wy9999", "“wy9999” is not known here"),
      ("TERM=dumb", "cannot place text"), ("TERM=xterm-kitty", nil), ("TERM=xterm-direct", nil),
      ("TERM=vt100", nil), ("NO_COLOR=1", nil),
    ] as [(String, String?)])
  func `each terminal type works or is refused in words`(setting: String, refusal: String?) throws {
    let tmux = try Tmux()
    try tmux.type("env LC_ALL=C.UTF-8 \(setting) \(probe); echo \"status=$?.\"")
    if let refusal {
      let screen = try tmux.wait(for: "status=2.")
      #expect(screen.contains(refusal))
    } else {
      try tmux.wait(for: "q ends")
      try tmux.press("q")
      try tmux.wait(for: "status=0.")
    }
    try expectLeft(tmux, modes: nil)
  }

  @Test(.enabled(if: Machine.isRoot, "only root can give a program another's rights"))
  func `a description that ncurses takes from the system is not taken for our own`() throws {
    // With another's rights it reads no description from the environment.
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(atPath: probe, toPath: copy.path)
    #expect(chown(copy.path, 65_534, 65_534) == 0 && chmod(copy.path, 0o4755) == 0)
    let tmux = try Tmux()
    try tmux.type("LC_ALL=C.UTF-8 TERM=xterm-256color \(copy.path)")
    try tmux.wait(for: "Probe · indexed")
    // White on white, by which our own leaves colours as they are, would clear the screen to white.
    #expect(try !tmux.bytesSent().contains("\u{1B}[47m"))
  }

  @Test func `without a UTF-8 locale everything is ASCII`() throws {
    let tmux = try Tmux()
    try tmux.type("env LC_ALL=C TERM=linux \(probe)")
    let screen = try tmux.wait(for: "q ends")
    #expect(screen.hasPrefix("+- Probe - eight -"))
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a terminal that goes away ends the program`() throws {
    let tmux = try Tmux()
    let note = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: note) }
    try tmux.type(
      "sh -c 'trap : HUP; LC_ALL=C.UTF-8 \(probe); echo $? > \(note.path)' 2> /dev/null")
    try tmux.wait(for: "q ends")
    try tmux.close()
    var status = ""
    _ = Patience.lasts {
      status = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
      return status.hasSuffix("\n")
    }
    #expect(status == "129\n")
  }

  /// A file for the modes that a terminal had before.
  private func modes(of tmux: Tmux) throws -> String {
    tmux.record.path + ".modes"
  }

  /// The alternate screen, mouse, paste and focus are off, the cursor is on and has its own colour,
  /// the modes are as before.
  private func expectLeft(_ tmux: Tmux, modes: String?) throws {
    #expect(try tmux.property("alternate_on") == "0")
    #expect(try tmux.property("mouse_any_flag") == "0")
    #expect(try tmux.property("cursor_flag") == "1")
    for mode in [1000, 1002, 1004, 1006, 2004] {
      let (on, off) = ("\u{1B}[?\(mode)h", "\u{1B}[?\(mode)l")
      let isOff = try tmux.waitsUntilSent { sent in
        !sent.contains(on) || sent.components(separatedBy: on).last?.contains(off) == true
      }
      #expect(isOff, "mode \(mode)")
    }
    let hasOwnColour = try tmux.waitsUntilSent { sent in
      let parts = sent.components(separatedBy: "\u{1B}]12;")
      return parts.count == 1 || parts.last?.contains("\u{1B}]112\u{1B}\\") == true
    }
    #expect(hasOwnColour)
    if let modes {
      try tmux.type("clear; stty -a | cmp - \(modes) && echo \"modes=\"same")
      try tmux.wait(for: "modes=same")
      try? FileManager.default.removeItem(atPath: modes)
    }
  }
}
