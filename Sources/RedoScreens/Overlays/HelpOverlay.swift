internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// What keys do on this screen, or everywhere, grouped, in as many columns as there is room for.
struct HelpOverlay {
  let keymap: Keymap
  let scroll: Int

  func render(_ viewModel: AppViewModel, in body: Rect, onto canvas: inout Canvas) {
    let page = viewModel.helpPage
    let rows = page.visibleRows(in: body.rows)
    let hidden = page.height - scroll - rows
    let rect = body.centered(Size(columns: page.frameColumns, rows: rows + 2))
    let inside = Frame(
      title: title(viewModel, page, canvas.glyphs),
      note: hidden > 0 ? "\(hidden) more" : "redo \(viewModel.settings.version)",
      isFocused: true
    ).draw(on: &canvas, in: rect)
    for (lines, part) in zip(page.columns, inside.split(.columns, into: page.columns.count)) {
      let margins = HelpPage.margins
      canvas.draw(in: part.inset(left: margins.left, right: margins.right)) { canvas in
        for (row, line) in lines.dropFirst(scroll).prefix(rows).enumerated() {
          draw(line, viewModel, row: row, onto: &canvas)
        }
      }
    }
    ScrollBar(visible: scroll..<scroll + rows, count: page.height, isFocused: true)
      .draw(on: &canvas, rightOf: inside)
    canvas.cursor = inside.origin
  }

  /// What is named, and the key that names more or less.
  private func title(_ viewModel: AppViewModel, _ page: HelpPage, _ glyphs: GlyphSet) -> String {
    let isWhole = viewModel.isHelpWhole
    let here = page.isAboutLine ? "What may be typed" : "Keys here"
    let what = isWhole ? "All keys" : page.hasDefinitions ? "Numbers, keys here" : here
    guard let key = keymap.label(of: .showAllKeys, in: .help, glyphs) else { return what }
    return what + glyphs.separator + key + (isWhole ? " for those here" : " for all")
  }

  private func draw(
    _ line: HelpPage.Line, _ viewModel: AppViewModel, row: Int, onto canvas: inout Canvas
  ) {
    switch line {
    case .blank: break
    case .title(let group): drawHeading(group.title, row: row, onto: &canvas)
    case .signs: drawHeading("Signs of a history", row: row, onto: &canvas)
    case .guide(let guide):
      let keys = keymap.keys(for: guide.command, in: .list).prefix(1)
      drawHeading(guide.guide.title, keys, row: row, onto: &canvas)
    case .sign(let sign, let words):
      canvas.put(
        SignGlyph.glyph(of: sign, canvas.glyphs), at: Point(row: row, column: 0), .secondary)
      canvas.write(
        words, at: Point(row: row, column: 2), as: .text, limit: canvas.size.columns - 2,
        overflow: .ellipsis)
    case .part(let part, let words):
      let used = canvas.write(part.name, at: Point(row: row, column: 0), as: .secondary)
      write(words, after: used, as: .text, row: row, onto: &canvas)
    case .number(let name):
      canvas.write(name, at: Point(row: row, column: 0), as: .heading, emphasis: .bold)
    case .words(let words):
      canvas.write(words, at: Point(row: row, column: 0), as: .text)
    case .command(let command, let keys, let words):
      let isAvailable = viewModel.availability(of: command).isAvailable
      let used = canvas.write(
        keys.joined(separator: " "), at: Point(row: row, column: 0),
        as: isAvailable ? .key : .faint, overflow: .ellipsis)
      write(words, after: used, as: isAvailable ? .text : .faint, row: row, onto: &canvas)
    case .more(let words, let column, let command):
      let isAvailable = command.map { viewModel.availability(of: $0).isAvailable } ?? true
      canvas.write(
        words, at: Point(row: row, column: column), as: isAvailable ? .text : .faint)
    }
  }

  /// A heading, the keys of what it is about, and a rule that tells it from the rows below.
  private func drawHeading(
    _ name: String, _ keys: ArraySlice<[Key]> = [], row: Int, onto canvas: inout Canvas
  ) {
    var column = canvas.write(
      name, at: Point(row: row, column: 0), as: .heading, emphasis: .bold)
    for keys in keys {
      let label = KeyLabel.text(for: keys, canvas.glyphs)
      column += 2 + canvas.write(label, at: Point(row: row, column: column + 2), as: .key)
    }
    DottedRule.draw(
      from: Point(row: row, column: column + 1), to: canvas.size.columns, onto: &canvas)
  }

  /// Writes what a head of so many columns means behind it, where it does not begin below.
  private func write(
    _ words: String, after used: Int, as role: Role, row: Int, onto canvas: inout Canvas
  ) {
    guard !words.isEmpty else { return }
    let start = HelpPage.start(after: used, in: canvas.size.columns)
    canvas.write(words, at: Point(row: row, column: start), as: role)
  }
}
