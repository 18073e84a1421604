internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// What the list shows, in the frame's upper edge: `Tasks · This week · by rank`.
struct ListTitle {
  /// The whole title.
  let text: String
  /// The columns of the preset's name in it, and its colour; nil where no preset shows.
  private let preset: (columns: Range<Int>, role: Role)?

  init(_ viewModel: AppViewModel, _ glyphs: GlyphSet) {
    let what = viewModel.listName
    let parts = ["Tasks", what, viewModel.tasks.orderWords]
    let between = glyphs.separator
    text = parts.joined(separator: between)
    let start = TextWidth.columns(of: parts[0] + between)
    preset = viewModel.activePreset.flatMap { preset in
      guard preset.color != .neon else { return nil }
      return (start..<start + TextWidth.columns(of: what), preset.color.role)
    }
  }

  /// Gives the name of the preset its colour, once the frame is drawn.
  func light(in rect: Rect, isFocused: Bool, onto canvas: inout Canvas) {
    guard let preset, isFocused else { return }
    // The title starts behind the corner, a line and a blank, and leaves as much at the other end.
    let room = max(0, rect.columns - 6)
    let columns = preset.columns.clamped(to: 0..<max(1, room))
    let name = Rect(
      row: rect.row, column: rect.column + 3 + columns.lowerBound, columns: columns.count, rows: 1)
    canvas.restyle(name) { $0.role = preset.role }
  }
}
