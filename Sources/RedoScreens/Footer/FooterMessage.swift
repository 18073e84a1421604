internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// What there is to tell at the foot of the screen: what happened, what is wrong with a search, and
/// what is wrong with the log.
struct FooterMessage {
  /// What names the key that takes back what was done.
  let keymap: Keymap

  /// Whether what went wrong, is worth knowing, or was done by others meanwhile is told in a panel of
  /// its own, since the last row is too short for it, or for more than one thing.
  func overflows(_ viewModel: AppViewModel, columns: Int, _ glyphs: GlyphSet) -> Bool {
    if let search = search(viewModel) { return FindLine().overflows(search, columns: columns) }
    switch viewModel.overlay {
    case nil, .setting, .settling: break
    // What a key came to is said nowhere else; a notice waits for the screen below.
    case .card, .palette, .presets, .labels, .priority, .welcome:
      guard viewModel.message != nil else { return false }
    default: return false
    }
    if let message = viewModel.message {
      switch message.kind {
      case .success where !message.tellsOfOthers: return false
      // Steps in time follow each other: the cursor must stay in sight.
      case .neutral where viewModel.travel != nil: return false
      case .neutral, .success:
        return leastColumns(of: message, viewModel, glyphs) > columns - 1
      case .failure: break
      }
    } else if !viewModel.board.hasNews {
      return false
    } else if viewModel.board.notices.count > 1 {
      return true
    }
    let width = 1 + MessageLine.columns(of: pieces(viewModel, glyphs))
    return width > MessageLine.end(viewModel, columns: columns)
  }

  /// The columns that a message takes with its sign, and with as little as may be of what it quotes.
  private func leastColumns(
    of message: Message, _ viewModel: AppViewModel, _ glyphs: GlyphSet
  ) -> Int {
    let whole = 1 + MessageLine.columns(of: pieces(viewModel, glyphs))
    return whole - message.clause.columns + message.clause.leastColumns
  }

  /// The search that is being typed in the last row.
  func search(_ viewModel: AppViewModel) -> Prompt? {
    guard case .prompt(let prompt) = viewModel.overlay, prompt.purpose.isSearch else { return nil }
    return prompt
  }

  /// The message, the sign before it and the key behind it.
  func pieces(_ viewModel: AppViewModel, _ glyphs: GlyphSet) -> [TextPiece] {
    guard let message = viewModel.message else {
      // What lies over the screen needs the row for its keys; a notice is there again below it.
      guard viewModel.overlay == nil || viewModel.board.hasNews else { return [] }
      return viewModel.board.notices.last.map { pieces(of: $0, viewModel) } ?? []
    }
    let sign: (String, Role) =
      switch message.kind {
      case .success: (glyphs.text("✓ ", "+ "), .success)
      case .failure: ("! ", .error)
      case .neutral: (glyphs.text("· ", "- "), .cyan)
      }
    let followUp = followUp(message, glyphs).map {
      [(glyphs.text(" — ", " - ") + $0, Role.secondary)]
    }
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
      ? viewModel.board.notices.map { pieces(of: $0, viewModel) } : [pieces(viewModel, glyphs)]
  }

  private func pieces(of notice: Notice, _ viewModel: AppViewModel) -> [TextPiece] {
    [("! ", .warning), (viewModel.text(of: notice), .warning)]
  }

  private func followUp(_ message: Message, _ glyphs: GlyphSet) -> String? {
    guard let followUp = message.followUp else { return nil }
    let (command, word): (Command, String) =
      switch followUp {
      case .undo: (.undo, "undoes")
      case .redo: (.redo, "redoes")
      case .reload: (.reload, "reloads")
      }
    return keymap.label(of: command, in: .list, glyphs).map { $0 + " " + word }
  }
}
