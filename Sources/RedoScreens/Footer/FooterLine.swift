internal import RedoTerminal
internal import RedoViewModels

/// The last row: what happened, or the line of a search, and which keys are worth pressing.
struct FooterLine {
  let keymap: Keymap

  /// What is told beside the keys.
  private var message: FooterMessage { FooterMessage(keymap: keymap) }

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      if let search = message.search(viewModel) {
        FindLine().render(search, viewModel, onto: &canvas)
        return
      }
      guard !message.overflows(viewModel, columns: canvas.size.columns, canvas.glyphs) else {
        hints(viewModel, from: 0, canvas).draw(on: &canvas, row: 0)
        return
      }
      // While a chord is begun, what may follow has the row to itself.
      let used =
        following(viewModel).isEmpty
        ? MessageLine(of: message, viewModel, columns: canvas.size.columns, canvas.glyphs)
          .draw(onto: &canvas)
        : 0
      hints(viewModel, from: used, canvas).draw(on: &canvas, row: 0)
    }
  }

  /// The hints as they stand beside a message, or behind the row's first blank where there is none;
  /// while a chord is begun, what may follow.
  func hints(_ viewModel: AppViewModel, from used: Int, _ canvas: borrowing Canvas) -> HintLine {
    let (start, columns) = (used > 0 ? used + 3 : 1, canvas.size.columns)
    let following = following(viewModel)
    return following.isEmpty
      ? HintLine(viewModel, keymap, from: start, columns: columns, glyphs: canvas.glyphs)
      : HintLine(
        following: following, viewModel, from: start, columns: columns, glyphs: canvas.glyphs)
  }

  private func following(_ viewModel: AppViewModel) -> [(keys: [Key], command: Command)] {
    keymap.following(viewModel.begunKeys, in: viewModel.context)
  }

  /// How many columns the message takes.
  func messageColumns(_ viewModel: AppViewModel, _ canvas: borrowing Canvas) -> Int {
    let columns = canvas.size.columns
    guard following(viewModel).isEmpty,
      !message.overflows(viewModel, columns: columns, canvas.glyphs)
    else { return 0 }
    let line = MessageLine(of: message, viewModel, columns: columns, canvas.glyphs)
    return line.columns > 1 ? line.columns : 0
  }
}
