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
    case .down: cursorRow += 1
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
