internal import RedoTerminal
internal import RedoViewModels

/// What stands in a list without tasks: why it is empty, and the key that helps.
struct EmptyList {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    let lines = lines(viewModel, columns: canvas.size.columns, canvas.glyphs)
    CenteredLines(lines: lines).draw(on: &canvas)
  }

  private func lines(
    _ viewModel: AppViewModel, columns: Int, _ glyphs: GlyphSet
  ) -> [[TextPiece]] {
    guard let emptiness = viewModel.listEmptiness else {
      return [[("Reading the log", .secondary)]]
    }
    // On a narrow screen the row of the line itself has no room for it.
    if case .prompt(let prompt) = viewModel.overlay, prompt.purpose.isOfFilter,
      let problem = prompt.problem,
      !FindLine().tellsProblem(of: prompt, columns: viewModel.layout.screen.columns)
    {
      return TextWrap.lines(of: problem, columns: max(1, columns - 2)).map { [($0, .warning)] }
    }
    return emptiness.lines { keymap.label(of: $0, in: .list, glyphs) ?? "" }
  }
}
