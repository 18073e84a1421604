internal import Glibc
internal import RedoCurses
internal import RedoTerminal
internal import RedoThemes

/// A small program that holds the real terminal, for tests to look at and to mistreat.
@main
struct Probe {
  private var terminal: CursesTerminal
  private var theme: Theme
  private var log: [String] = []
  private var count = 0
  private var cursorRow = 0
  /// How far its list has moved; nil where the samples show.
  private var list: Int?
  /// Whether wide letters show, or narrow ones in their place; nil where neither do.
  private var isWide: Bool?

  static func main() {
    do {
      let theme = try ThemeParser.parse(Themes.matrix)
      var probe = Probe(terminal: try CursesTerminal(), theme: theme)
      let ending = probe.run()
      probe.terminal.restore()
      if let ending {
        CursesTerminal.end(by: ending)
      }
    } catch {
      print("probe: \(error)")
      exit(2)
    }
  }

  private init(terminal: CursesTerminal, theme: Theme) {
    self.terminal = terminal
    self.theme = theme
  }

  /// Shows events until `q`, or until the program is asked to end.
  private mutating func run() -> InputEvent? {
    while true {
      while let event = terminal.nextEvent() {
        count += 1
        log.append("\(count) \(name(of: event))")
        switch event {
        case .key(.character("q")): return nil
        case .key(let key): act(on: key)
        case .stop: terminal.stop()
        case .terminate, .hangUp, .interrupt: return event
        default: break
        }
      }
      terminal.present(screen(), theme: theme)
      var watched = pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, -1)
    }
  }

  private mutating func act(on key: Key) {
    switch key {
    case .control("z"): terminal.stop()
    case .down where list != nil: list? += 1
    case .up where list != nil: list = max(0, (list ?? 0) - 1)
    case .character("D") where list != nil: list? += 8
    case .down where isWide != nil: isWide?.toggle()
    case .down: cursorRow += 1
    case .character("M"): list = 0
    case .character("W"): isWide = true
    case .control("l"):
      // Being lent forgets what is on screen.
      terminal.suspend()
      terminal.resume()
    case .character("X"):
      // The trap is what is wanted here.
      let nothing: [Int] = []
      print(nothing[count])
    case .character("E"):
      _ = "said to standard error\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
    case .character("L"):
      terminal.suspend()
      print("lent for a while")
      sleep(1)
      terminal.resume()
    default: break
    }
  }

  private func screen() -> Canvas {
    if let list { return listScreen(from: list) }
    if let isWide { return wideScreen(isWide) }
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    let frame = Frame(title: "Probe · \(terminal.colorDepth)", note: "q ends", isFocused: true)
    canvas.draw(in: frame.draw(on: &canvas, in: canvas.bounds)) { canvas in
      let samples = [
        "plain", "漢字 wide", "e\u{301}a\u{308} marks", "👨‍👩‍👧 family", "❤️ heart", "🇩🇪 flag", "👍🏽 thumb",
        "का hindi", "สำ thai", "\u{1B}[31mred\u{7}", "\u{202E}bidi", "שלום", "1️⃣ key", "🫨 new", "한국어",
      ]
      for (row, sample) in samples.enumerated() {
        let used = canvas.write(sample, at: Point(row: row, column: 1), as: .text, limit: 20)
        canvas.write("|\(used)", at: Point(row: row, column: 1 + used), as: .faint)
        canvas.write("|", at: Point(row: row, column: 30), as: .neon)
      }
      PriorityBar(4).draw(on: &canvas, at: Point(row: 0, column: 32))
      Gauge(value: 3, of: 9).draw(
        on: &canvas, in: Rect(row: 1, column: 32, columns: 10, rows: 1))
      canvas.lay(.raised, under: Rect(row: 0, column: 0, columns: 50, rows: 1))
      for (row, entry) in log.suffix(10).enumerated() {
        canvas.write(entry, at: Point(row: 3 + row, column: 32), as: .secondary)
      }
      canvas.cursor = Point(row: cursorRow, column: 30)
    }
    return canvas
  }

  /// Rows in the colours of a list beside a pane of words; no two of the list are alike.
  private func listScreen(from start: Int) -> Canvas {
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    let frame = Frame(title: "Task \(start * 7_919 % 10_007)", note: "q ends", isFocused: true)
    canvas.draw(in: frame.draw(on: &canvas, in: canvas.bounds)) { canvas in
      for row in 0..<canvas.size.rows - 1 {
        let task = (start + row) * 7_919 % 10_007
        if row == 5 { canvas.lay(.raised, under: Rect(row: 5, column: 0, columns: 40, rows: 1)) }
        PriorityBar(task % 5 + 1).draw(on: &canvas, at: Point(row: row, column: 1))
        let words = ["Fix the roof", "Call", "Write to Ana’s friends", "漢字"][task % 4]
        let title = Point(row: row, column: 7)
        canvas.write("\(words) \(task)", at: title, as: row == 5 ? .neonBright : .text)
        canvas.write("#tag\(task % 8)", at: Point(row: row, column: 34), as: .tag)
        if task % 3 == 0 {
          canvas.write("\(task % 60)d late", at: Point(row: row, column: 41), as: .overdue)
        }
        canvas.write("│", at: Point(row: row, column: 52), as: .border)
      }
      for row in 0..<4 {
        let words = "\(start * (row + 3) % 97) points"
        canvas.write(words, at: Point(row: row, column: 54), as: row == 1 ? .cyan : .secondary)
      }
      canvas.write("at \(count)", at: Point(row: canvas.size.rows - 1, column: 1), as: .faint)
    }
    return canvas
  }

  /// Rows of wide letters, or of narrow ones that end amid one of those, with a sign behind them.
  private func wideScreen(_ isWide: Bool) -> Canvas {
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    let letters =
      isWide ? String(repeating: "漢", count: 20) : String(repeating: "n", count: 19)
    for row in 0..<canvas.size.rows - 1 {
      canvas.write(letters, at: Point(row: row, column: 2), as: isWide ? .text : .amber)
      canvas.write(
        isWide ? "│" : "┃", at: Point(row: row, column: 60), as: .amber, emphasis: .bold)
    }
    canvas.write("at \(count)", at: Point(row: canvas.size.rows - 1, column: 0), as: .faint)
    return canvas
  }

  private func name(of event: InputEvent) -> String {
    switch event {
    case .key(let key): "key \(KeyNotation.text(for: [key]))"
    case .mouse(let mouse): "mouse \(mouse.action) \(mouse.point.row),\(mouse.point.column)"
    case .paste(let text): "paste \(text.utf8.count): \(text)"
    case .focus(let isIn): "focus \(isIn)"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    default: "\(event)"
    }
  }
}
