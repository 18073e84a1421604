internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The last row: what happened, or the line of a search, and which keys are worth pressing.
struct FooterLine {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      if let search = search(viewModel) {
        FindLine().render(search, viewModel, onto: &canvas)
        return
      }
      guard !overflows(viewModel, columns: canvas.size.columns, canvas.glyphs) else {
        hints(viewModel, from: 0, canvas).draw(on: &canvas, row: 0)
        return
      }
      // While a chord is begun, what may follow has the row to itself.
      let used =
        following(viewModel).isEmpty
        ? MessageLine(of: self, viewModel, columns: canvas.size.columns, canvas.glyphs)
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
    guard following(viewModel).isEmpty, !overflows(viewModel, columns: columns, canvas.glyphs)
    else { return 0 }
    let line = MessageLine(of: self, viewModel, columns: columns, canvas.glyphs)
    return line.columns > 1 ? line.columns : 0
  }

  /// Whether what went wrong is told in a panel of its own, since this row is too short for it, or for
  /// more than one thing.
  func overflows(_ viewModel: AppViewModel, columns: Int, _ glyphs: GlyphSet) -> Bool {
    if let search = search(viewModel) { return FindLine().overflows(search, columns: columns) }
    switch viewModel.overlay {
    case nil, .setting, .settling: break
    default: return false
    }
    if let message = viewModel.message {
      guard message.kind == .failure else { return false }
    } else if !viewModel.hasNews {
      return false
    } else if viewModel.notices.count > 1 {
      return true
    }
    let width = 1 + MessageLine.columns(of: pieces(viewModel, glyphs))
    return width > MessageLine.end(viewModel, columns: columns)
  }

  /// The search that is being typed on this row.
  private func search(_ viewModel: AppViewModel) -> Prompt? {
    guard case .prompt(let prompt) = viewModel.overlay, prompt.purpose.isSearch else { return nil }
    return prompt
  }

  /// The message, the sign before it and the key behind it.
  func pieces(_ viewModel: AppViewModel, _ glyphs: GlyphSet) -> [TextPiece] {
    guard let message = viewModel.message else {
      // What lies over the screen needs the row for its keys; a notice is there again below it.
      guard viewModel.overlay == nil || viewModel.hasNews else { return [] }
      return viewModel.notices.last.map { pieces(of: $0, viewModel) } ?? []
    }
    let sign: (String, Role) =
      switch message.kind {
      case .success: (glyphs.text("✓ ", "+ "), .success)
      case .failure: ("! ", .error)
      case .neutral: (glyphs.text("· ", "- "), .cyan)
      }
    let followUp = followUp(message).map { [(glyphs.text(" — ", " - ") + $0, Role.secondary)] }
    return [sign, (message.text, .text)] + (followUp ?? [])
  }

  /// The most rows that the panel takes: what is wrong with a search that grows leaves the list in
  /// sight, and Enter asks for it whole.
  func mostRows(_ viewModel: AppViewModel) -> Int {
    guard let prompt = search(viewModel), prompt.refusal == nil else { return .max }
    return 3
  }

  /// What there is to be told in the panel, each with its sign.
  func paragraphs(_ viewModel: AppViewModel, _ glyphs: GlyphSet) -> [[TextPiece]] {
    if let prompt = search(viewModel), let problem = prompt.refusal?.message ?? prompt.problem {
      let role: Role = prompt.refusal == nil ? .warning : .error
      return [[("! ", role), (problem, .text)]]
    }
    return viewModel.message == nil
      ? viewModel.notices.map { pieces(of: $0, viewModel) } : [pieces(viewModel, glyphs)]
  }

  private func pieces(of notice: Notice, _ viewModel: AppViewModel) -> [TextPiece] {
    [("! ", .warning), (viewModel.text(of: notice), .warning)]
  }

  private func followUp(_ message: Message) -> String? {
    guard let followUp = message.followUp else { return nil }
    let (command, word): (Command, String) =
      switch followUp {
      case .undo: (.undo, "undoes")
      case .redo: (.redo, "redoes")
      case .reload: (.reload, "reloads")
      }
    return keymap.label(of: command, in: .list).map { $0 + " " + word }
  }
}
