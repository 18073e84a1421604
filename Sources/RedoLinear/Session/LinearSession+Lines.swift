internal import RedoIntents
internal import RedoTerminal
public import RedoViewModels

extension LinearSession {
  /// The most bytes of a line.
  private static let longestLine = 10_000

  /// Takes a line that was typed; what the shell has to do comes back.
  public mutating func take(_ line: String) -> [Effect] {
    guard line.utf8.count <= Self.longestLine else {
      news.append("The line is too long; nothing was done. `redo add -` takes longer ones.")
      return []
    }
    return carried(isDictating ? takeParagraph(line) : takeWords(line.withoutOuterBlanks))
  }

  /// What is left for the shell: a text to copy is said, since nothing here reaches a clipboard.
  private mutating func carried(_ effects: [Effect]) -> [Effect] {
    effects.filter { effect in
      switch effect {
      case .copy(let text):
        viewModel.clearMessage()
        news += text.split(whereSeparator: \.isNewline).map(String.init)
        return false
      case .redraw:
        isReadingAgain = true
        return false
      case .ring: return false
      default: return true
      }
    }
  }

  mutating func takeWords(_ line: String) -> [Effect] {
    if line.isEmpty { return askedField == nil ? takeNothing() : back() }
    let own = OwnLine(line)
    // Whoever did something else since means no task by it any more.
    if own != .help, own != .back { (offered, unread) = (unread, nil) }
    switch own {
    case .help: return help()
    case .back: return back()
    case .quit: return quit()
    case .undo: return undo()
    case nil: return takeAnswer(line)
    }
  }

  /// Takes what a line says to what shows, though it would mean something else alone.
  mutating func takeAnswer(_ line: String) -> [Effect] {
    switch viewModel.context {
    case .prompt, .search: return takePrompt(line)
    case .form: return takeForm(line)
    // Whoever has read enough goes on.
    case .help: _ = viewModel.perform(.back)
    case .welcome where keys.command(at: line, in: .welcome) == nil: _ = viewModel.perform(.back)
    default: break
    }
    if let effects = choose(line) { return effects }
    switch viewModel.context {
    case .palette, .presets, .labels:
      if let effects = takeCommand(line) { return effects }
      viewModel.dictate(Self.withoutBackslash(line))
      return []
    default: return takeCommand(line) ?? reportUnread(line)
    }
  }

  /// Enter alone: reads on, reads again, or writes what stands there.
  private mutating func takeNothing() -> [Effect] {
    if case .prompt(let prompt) = viewModel.overlay {
      guard prompt.isBlank, viewModel.leftLine != nil else {
        return accept()
      }
      isReadingAgain = true
      return viewModel.perform(.recall)
    }
    if let page, page.restCount > 0 {
      news += readOn()
    } else {
      isReadingAgain = true
    }
    return []
  }

  private mutating func help() -> [Effect] {
    switch viewModel.overlay {
    case .form where askedField != nil:
      news.append("The next line answers, Enter alone or b leaves it.")
    case nil, .welcome: return viewModel.perform(.showHelp)
    case .help: return viewModel.perform(.showAllKeys)
    case .prompt(let prompt):
      if let guide = HelpGuide(prompt.purpose)?.guide {
        news += ["\(guide.title):"] + guide.parts.map(LinearPage.words(of:))
      }
      news.append("The next line answers, b leaves it.")
    case .settling: news += [sides, Self.choosing]
    default: news.append(Self.choosing)
    }
    news.append("u undoes, q quits, and \(OwnLine.wayToText).")
    return []
  }

  private static let choosing =
    "A number chooses, Enter alone reads again or leaves it so, b goes back."

  /// How all versions of one side are taken at once.
  private var sides: String {
    func name(_ command: Command) -> String { keys.name(of: command, in: .settling) }
    return "\(name(.takeAllLeft)) takes all versions of the first side, "
      + "\(name(.takeAllRight)) those of the last."
  }

  private mutating func quit() -> [Effect] {
    switch viewModel.overlay {
    case .prompt(let prompt) where prompt.isChanged && !prompt.isBlank:
      news.append("Not written: \(prompt.field.text)")
    case .form(let form):
      news += FormField.allCases.filter { form.isChanged($0) && !form.text(of: $0).isEmpty }
        .map { "Not written: \($0.label): \(form.text(of: $0))" }
    default: break
    }
    return [.quit]
  }

  private mutating func undo() -> [Effect] {
    askedField = nil
    if viewModel.overlay != nil { _ = viewModel.perform(leaving) }
    return viewModel.perform(.undo)
  }

  /// The command that leaves what lies over the screen.
  private var leaving: Command { viewModel.context.takesOtherKeys ? .dismiss : .back }

  private mutating func back() -> [Effect] {
    if let field = askedField {
      askedField = nil
      news.append("\(field.label) stays as it is.")
      return []
    }
    isReturning = true
    guard viewModel.isOnScreen else { return viewModel.perform(leaving) }
    if viewModel.isAtHome {
      news.append("This is the list of tasks; q quits.")
      return []
    }
    let isTask = viewModel.isTaskOpen
    let (screen, marks) = (viewModel.screen, viewModel.marks)
    let effects = viewModel.perform(.back)
    if viewModel.screen == screen, viewModel.marks != marks { noteMarks() }
    if isTask, viewModel.tasks.focus == .list, let origin {
      self.origin = nil
      return effects + viewModel.perform(origin.command)
    }
    return effects
  }

  /// A line that means nothing: the next step is named, and what can be a task is kept for it.
  private mutating func reportUnread(_ line: String) -> [Effect] {
    let last = page?.choices.count ?? 0
    if let number = Int(line.prefix { $0.isNumber }), page?.choice(number) == nil {
      news.append(
        last == 0
          ? "There is nothing to choose by a number here; ? tells what there is."
          : "There is no \(number) here" + (last == 1 ? ", only 1." : ": type 1 to \(last)."))
      return []
    }
    guard viewModel.isOnScreen else {
      news.append(
        last == 0
          ? "There is nothing to choose here; b leaves."
          : "“\(line)” is none of the choices: type 1 to \(last), or b to leave.")
      return []
    }
    for context in KeyContext.allCases {
      guard let (command, _) = keys.command(at: line, in: context) else { continue }
      let deed = command.summary.prefix(1).lowercased() + command.summary.dropFirst()
      news.append("“\(line)” does nothing here; elsewhere it is to \(deed). ? tells what there is.")
      return []
    }
    unread = line
    let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
    let near =
      word.utf8.count > 2
      ? Nearest.word(to: word, among: keys.words(in: viewModel.context)) : nil
    let guess = near.map { " Did you mean \($0)?" } ?? ""
    let add = keys.label(of: .quickAdd, in: viewModel.context)
    let way = add.map { "; \($0) adds it as a task." } ?? "."
    news.append("“\(line)” is nothing to do here.\(guess) ? tells what is\(way)")
    return []
  }
}
