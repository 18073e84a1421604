internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The first start: the name, the keys that matter, and a line that lights up.
struct WelcomeOverlay {
  let keymap: Keymap
  let welcome: Welcome

  private static let logo = ["█▀█ █▀▀ █▀▄ █▀█", "█▀▄ █▀▀ █ █ █ █", "▀ ▀ ▀▀▀ ▀▀▀ ▀▀▀"]
  private static let columns = 68

  /// A part of the card.
  private enum Part {
    case logo, promise, keys, example, start
  }

  /// How many rows a part takes.
  private func rows(of part: Part) -> Int {
    switch part {
    case .logo: 4
    case .promise, .start: 2
    case .keys: Welcome.commands(NoKeys()).count
    case .example: 5
    }
  }

  func render(in body: Rect, onto canvas: inout Canvas) {
    let parts = parts(rows: body.rows - 2)
    let rows = parts.reduce(0) { $0 + self.rows(of: $1) }
    // A blank row above and below, where there is room for both.
    let margin = rows + 4 <= body.rows ? 1 : 0
    let rect = body.centered(Size(columns: Self.columns, rows: rows + 2 * margin + 2))
    let inside = Frame(title: "Welcome", isFocused: true, ground: .panel)
      .draw(on: &canvas, in: rect).inset(top: margin, left: 2, bottom: margin, right: 2)
    canvas.draw(in: inside) { canvas in
      var row = 0
      for part in parts {
        draw(part, row: row, onto: &canvas)
        row += self.rows(of: part)
      }
    }
  }

  /// What there is room for; the keys are the last to go.
  private func parts(rows: Int) -> [Part] {
    var kept: [Part] = [.logo, .promise, .keys, .example, .start]
    for part in [Part.logo, .example, .promise] {
      guard kept.reduce(0, { $0 + self.rows(of: $1) }) > rows else { break }
      kept.removeAll { $0 == part }
    }
    return kept
  }

  private func draw(_ part: Part, row: Int, onto canvas: inout Canvas) {
    switch part {
    case .logo: drawLogo(row: row, onto: &canvas)
    case .promise:
      center(Welcome.promise, as: .text, row: row, onto: &canvas)
    case .keys: drawKeys(row: row, onto: &canvas)
    case .example: drawExample(row: row + 1, onto: &canvas)
    case .start: drawStart(row: row + 1, onto: &canvas)
    }
  }

  private func drawLogo(row: Int, onto canvas: inout Canvas) {
    guard canvas.glyphs == .unicode else {
      return center("R E D O", as: .neonBright, row: row + 1, onto: &canvas)
    }
    for (index, line) in Self.logo.enumerated() {
      center(
        line, as: index == 0 ? .neonBright : index == 1 ? .neon : .borderGlow3, row: row + index,
        onto: &canvas)
    }
  }

  private func drawKeys(row: Int, onto canvas: inout Canvas) {
    let commands = Welcome.commands(KeymapNames(keymap, in: canvas.glyphs))
    let labels = commands.map { line in
      KeyLabel.text(for: keymap.keys(for: line.command, in: .list).first ?? [], canvas.glyphs)
    }
    let indent = max(4, (labels.map(TextWidth.columns).max() ?? 0) + 2)
    let width = indent + (commands.map { TextWidth.columns(of: $0.words) }.max() ?? 0)
    let start = max(0, (canvas.size.columns - width) / 2)
    for (index, line) in commands.enumerated() {
      let place = Point(row: row + index, column: start)
      canvas.write(labels[index], at: place, as: .key)
      canvas.write(
        line.words, at: Point(row: place.row, column: start + indent), as: .text,
        limit: canvas.size.columns - start - indent, overflow: .ellipsis)
    }
  }

  /// The line with its words lit, and the chips that they become.
  private func drawExample(row: Int, onto canvas: inout Canvas) {
    center("One line says it all:", as: .secondary, row: row, onto: &canvas)
    let text = Welcome.example
    let start = max(2, (canvas.size.columns - TextWidth.columns(of: text)) / 2)
    canvas.put(
      canvas.glyphs.glyph("❯", ">"), at: Point(row: row + 1, column: start - 2), .prompt)
    canvas.write(
      text, at: Point(row: row + 1, column: start), as: .text,
      limit: canvas.size.columns - start, overflow: .ellipsis)
    // As if it was being typed; without the example the terminal's cursor is hidden.
    canvas.cursor = Point(row: row + 1, column: start + TextWidth.columns(of: text))
    for chip in welcome.chips {
      // The example is ASCII: bytes are columns.
      let words = Rect(
        row: row + 1, column: start + chip.range.lowerBound, columns: chip.range.count, rows: 1)
      canvas.restyle(words) { if $0.role == .text { $0.role = ChipLine.role(of: chip.kind) } }
    }
    ChipLine(chips: welcome.chips).render(
      in: Rect(row: row + 3, column: 0, columns: canvas.size.columns, rows: 1), onto: &canvas)
  }

  private func drawStart(row: Int, onto canvas: inout Canvas) {
    func label(_ command: Command) -> String {
      let keys = keymap.keys(for: command, in: .welcome).first ?? []
      return KeyLabel.text(for: keys, canvas.glyphs)
    }
    let pieces: [TextPiece] = [
      ("Press ", .secondary), (label(.quickAdd), .key), (" to begin, ", .secondary),
      (label(.back), .key), (" to skip this", .secondary),
    ]
    let width = pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
    var column = max(0, (canvas.size.columns - width) / 2)
    for (text, role) in pieces {
      column += canvas.write(text, at: Point(row: row, column: column), as: role)
    }
  }

  private func center(_ text: String, as role: Role, row: Int, onto canvas: inout Canvas) {
    let column = max(0, (canvas.size.columns - TextWidth.columns(of: text)) / 2)
    canvas.write(
      text, at: Point(row: row, column: column), as: role, limit: canvas.size.columns - column,
      overflow: .ellipsis)
  }
}
