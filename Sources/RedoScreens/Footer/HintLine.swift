internal import RedoTerminal
internal import RedoViewModels

/// Key hints in a row, such as those at the right of the last one.
struct HintLine {
  /// One hint.
  struct Hint: Hashable {
    let key: String
    let word: String
    let command: Command

    var columns: Int { TextWidth.columns(of: key) + 1 + TextWidth.columns(of: word) }
  }

  /// Blanks between hints.
  private static let gap = 2

  /// The hints with the columns at which they start, counted from the row's left edge.
  let places: [(hint: Hint, column: Int)]

  /// Fits as many hints into some columns as there is room for, from the left on.
  init(_ hints: [Hint], in columns: Range<Int>, gap: Int) {
    var column = columns.lowerBound
    var places: [(Hint, Int)] = []
    for hint in hints {
      guard column + hint.columns <= columns.upperBound else { break }
      places.append((hint, column))
      column += hint.columns + gap
    }
    self.places = places
  }

  /// Fits the hints of the last row into the columns from `start` to the row's end, which stays blank:
  /// as many as there is room for, help always among them.
  init(
    _ viewModel: AppViewModel, _ keymap: Keymap, from start: Int, columns: Int, glyphs: GlyphSet
  ) {
    let context = viewModel.context
    func hint(for command: Command) -> Hint? {
      guard viewModel.availability(of: command).isAvailable else { return nil }
      return keymap.keys(for: command, in: context).first.map {
        Hint(
          key: KeyLabel.text(for: $0, glyphs), word: viewModel.hint(of: command), command: command)
      }
    }
    // What lies over a screen needs its room for the way back.
    let isOver = [.card, .settling].contains(context)
    let last = isOver ? nil : hint(for: .showHelp) ?? hint(for: .explain)
    var room = columns - 1 - start - (last.map { $0.columns } ?? 0)
    var shown: [Hint] = []
    let told = Self.told(in: viewModel, keymap, glyphs)
    let commands = viewModel.hintCommands.filter { !told.contains($0) }
    // Two keys that do the same here need one hint.
    for hint in commands.lazy.compactMap(hint)
    where !shown.contains(where: { $0.word == hint.word }) {
      guard hint.columns + Self.gap <= room else { break }
      room -= hint.columns + Self.gap
      shown.append(hint)
    }
    if let last, room >= 0 { shown.append(last) }
    let width = shown.reduce(0) { $0 + $1.columns } + Self.gap * max(0, shown.count - 1)
    let end = columns - 1
    self.init(shown, in: (end - width)..<end, gap: Self.gap)
  }

  /// Fits what may follow the keys that were pressed into the same columns, as far as it fits.
  init(
    following: [(keys: [Key], command: Command)], _ viewModel: AppViewModel, from start: Int,
    columns: Int, glyphs: GlyphSet
  ) {
    var (shown, width): ([Hint], Int) = ([], 0)
    for (keys, command) in following {
      let hint = Hint(
        key: KeyLabel.text(for: keys, glyphs), word: viewModel.hint(of: command), command: command)
      let wider = width + hint.columns + (shown.isEmpty ? 0 : Self.gap)
      guard start + wider < columns else { break }
      shown.append(hint)
      width = wider
    }
    let end = columns - 1
    self.init(shown, in: (end - width)..<end, gap: Self.gap)
  }

  /// The commands whose keys the screen itself tells, so that the last row need not.
  private static func told(
    in viewModel: AppViewModel, _ keymap: Keymap, _ glyphs: GlyphSet
  ) -> [Command] {
    guard viewModel.context == .triage, viewModel.triage?.card != nil else { return [] }
    let layout = TriageLayout(room: viewModel.layout.body.size)
    guard layout.others.rows > 0 else { return [] }
    return TriageCardPart(keymap: keymap).others(in: layout, glyphs).places.map(\.hint.command)
  }

  /// Draws the hints on a row.
  func draw(on canvas: inout Canvas, row: Int) {
    for (hint, column) in places {
      let used = canvas.write(hint.key, at: Point(row: row, column: column), as: .key)
      canvas.write(hint.word, at: Point(row: row, column: column + used + 1), as: .hint)
    }
  }

  /// The command of the hint at a column.
  func command(at column: Int) -> Command? {
    places.first { $0.column <= column && column < $0.column + $0.hint.columns }?.hint.command
  }
}
