public import RedoTerminal
public import RedoViewModels

extension RootScreen {
  /// Takes what the mouse does: a click on a hint or a tab presses it, anything else goes to the panes.
  ///
  /// The glyphs are those of the canvas that was shown, since hints are as wide as they are written.
  public func mouse(
    _ event: MouseEvent, on viewModel: inout AppViewModel, glyphs: GlyphSet = .unicode
  ) -> [Effect] {
    let hinted = command(at: event.point, in: viewModel, glyphs)
    // What the mouse does is no key of the chord that was begun.
    viewModel.begunKeys = []
    if case .press(.left) = event.action, let hinted { return viewModel.perform(hinted) }
    return viewModel.mouse(event)
  }

  /// The command of the hint or the tab at a place.
  private func command(
    at point: Point, in viewModel: AppViewModel, _ glyphs: GlyphSet
  ) -> Command? {
    let layout = viewModel.layout
    guard !layout.isTooSmall else { return nil }
    if layout.header.contains(point) {
      guard viewModel.overlay == nil, viewModel.triage == nil else { return nil }
      return HeaderLine().tabs(viewModel, columns: layout.header.columns)
        .screen(at: point.column)?.command
    }
    if layout.body.contains(point) { return triageCommand(at: point, in: viewModel, glyphs) }
    guard layout.footer.contains(point) else { return nil }
    if case .prompt(let prompt) = viewModel.overlay, prompt.purpose.isSearch { return nil }
    let footer = FooterLine(keymap: keymap)
    let canvas = Canvas(size: layout.footer.size, glyphs: glyphs)
    let used = footer.messageColumns(viewModel, canvas)
    return footer.hints(viewModel, from: used, canvas).command(at: point.column)
  }

  /// The command of the hint below a triage's card at a place.
  private func triageCommand(
    at point: Point, in viewModel: AppViewModel, _ glyphs: GlyphSet
  ) -> Command? {
    guard let triage = viewModel.triage, triage.card != nil, viewModel.overlay == nil else {
      return nil
    }
    let body = viewModel.layout.body
    let layout = TriageLayout(room: body.size)
    guard point.row - body.row == layout.others.row, layout.others.rows > 0 else { return nil }
    return TriageCardPart(keymap: keymap).others(in: layout, glyphs)
      .command(at: point.column - body.column)
  }
}
