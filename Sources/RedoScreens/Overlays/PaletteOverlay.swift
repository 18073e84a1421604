internal import RedoTerminal
internal import RedoViewModels

/// Commands to find by name, with their keys; those that cannot act are faint and say why.
struct PaletteOverlay {
  let keymap: Keymap
  let palette: Palette

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    ChooserFrame(
      title: "Commands", field: palette.field, example: "what to do", count: palette.rows.count,
      selected: palette.selected, emptyWords: viewModel.emptyWords(of: palette)
    ).render(viewModel.layout(of: palette), onto: &canvas) { row, isChosen, canvas in
      draw(
        palette.rows[row], isChosen: isChosen, in: viewModel.screenContext, onto: &canvas)
    }
  }

  /// Why a command cannot act, or where it can.
  private func reason(_ row: PaletteRow) -> String? {
    if case .unavailable(let reason) = row.availability { reason } else { row.home?.words }
  }

  private func draw(
    _ row: PaletteRow, isChosen: Bool, in context: KeyContext, onto canvas: inout Canvas
  ) {
    let isAvailable = row.availability.isAvailable
    var end = canvas.size.columns
    let keys = keymap.keys(for: row.command, in: row.home?.context ?? context).prefix(2)
    for label in keys.map({ KeyLabel.text(for: $0, canvas.glyphs) }).reversed() {
      let column = end - TextWidth.columns(of: label)
      canvas.write(label, at: Point(row: 0, column: column), as: isAvailable ? .key : .faint)
      end = column - 1
    }
    let role: Role = !isAvailable ? .faint : isChosen ? .neonBright : .text
    let used = MatchedText(text: row.command.summary, matches: row.matches).write(
      at: .zero, as: role, emphasis: isChosen && isAvailable ? .bold : [], limit: end - 1,
      onto: &canvas)
    guard let reason = reason(row), used + 4 < end else { return }
    let note = canvas.glyphs.separator + reason
    canvas.write(
      note, at: Point(row: 0, column: used), as: .secondary, limit: end - 1 - used,
      overflow: .ellipsis)
  }
}
