public import RedoScreens
internal import RedoTerminal
public import RedoViewModels

/// How lines ask for commands: by Linear's own words, else by letters of the user's keymap, else by the
/// command's word.
///
/// What it names does the command when a line begins with it; what the keymap has and a line cannot
/// say, such as Esc or Space, it never names.
public struct LinearKeyNames: KeyNames {
  /// The commands behind Linear's own lines, where each means something.
  private static let own: [Command: OwnLine] = [
    .back: .back, .dismiss: .back, .quit: .quit, .undo: .undo, .showHelp: .help,
    .showAllKeys: .help, .explain: .help,
  ]
  /// The most words that a command is called by.
  private static let mostWords = 3

  private let keymap: Keymap

  /// The names that lines have under a keymap.
  public init(_ keymap: Keymap) {
    self.keymap = keymap
  }

  /// What a line begins with to ask for a command in a context; nil where no line asks for it.
  ///
  /// Where a command needs something to stand on, that is its number.
  public func label(of command: Command, in context: KeyContext) -> String? {
    if let own = Self.own[command] { return own.rawValue }
    switch (command, context) {
    case (.open, .calendar): return "the day's number"
    case (.open, .list), (.open, .plan), (.open, .activity), (.open, .analytics),
      (.changeSetting, .settings), (.accept, .palette), (.accept, .presets), (.accept, .labels),
      (.accept, .choice):
      return "its number"
    case (.accept, .prompt), (.accept, .search): return "Enter"
    case (.accept, .form), (.accept, .settling): return "write"
    case (.startOver, .form): return "start over"
    case (.accept, .question), (.accept, .offer): return "y"
    // Whatever else is said there is text.
    case (_, .prompt), (_, .search), (_, .chip), (_, .form): return nil
    default: return names(of: command, in: context).first
    }
  }

  /// What a line may begin with to ask for a command, the shortest first; none where nothing does.
  func names(of command: Command, in context: KeyContext) -> [String] {
    let letters = Self.own[command]?.rawValue ?? letters(for: command, in: context)
    let word = [Self.word(for: command), command.rawValue].first { word in
      // A number chooses something else.
      word.first?.isNumber == false && self.command(askedForBy: word, in: context) == command
    }
    return [letters, word == letters ? nil : word].compactMap(\.self)
  }

  /// The command that the start of a line asks for, and what is left of the line; nil for none.
  func command(at line: String, in context: KeyContext) -> (command: Command, rest: String)? {
    let words = line.split(separator: " ", maxSplits: Self.mostWords)
    guard let first = words.first else { return nil }
    func rest(after count: Int) -> String {
      line.split(separator: " ", maxSplits: count).dropFirst(count).joined(separator: " ")
        .withoutOuterBlanks
    }
    for count in stride(from: min(Self.mostWords, words.count), to: 1, by: -1) {
      guard let command = named(words.prefix(count).joined(separator: " "), in: context) else {
        continue
      }
      return (command, rest(after: count))
    }
    if let command = pressed(first, in: context) ?? named(String(first), in: context) {
      return (command, rest(after: 1))
    }
    // The list is narrowed from wherever one is.
    if KeyContext.screens.contains(context), context != .list,
      let found = command(at: line, in: .list), found.command.isOfAnyScreen
    {
      return found
    }
    // Signs stand before their words without a blank: /overdue, @yesterday, :archive.
    guard first.count > 1, let sign = first.first, !sign.isLetter, !sign.isNumber,
      let command = pressed(first.prefix(1), in: context),
      command.takesWords || "+-".contains(sign)
    else { return nil }
    return (command, String(line.dropFirst()))
  }

  /// Whether a text begins with letters that are only understood as they stand.
  func begin(_ text: String) -> Bool {
    let first = text.prefix { $0 != " " }
    // An article is the likelier of the two.
    guard first != "a" else { return false }
    return OwnLine(rawValue: String(first)) != nil
      || KeyContext.allCases.contains { pressed(first, in: $0) != nil }
  }

  /// The words that name commands in a context.
  func words(in context: KeyContext) -> [String] {
    (Keymap.vocabulary[context] ?? []).map(Self.word).sorted()
  }

  /// The letters of the keymap that a line can begin with.
  private func letters(for command: Command, in context: KeyContext) -> String? {
    keymap.keys(for: command, in: context).lazy
      .filter { keys in
        keys.allSatisfy { key in
          guard case .character(let character) = key.code else { return false }
          return key.modifiers.isEmpty && character != " " && !character.isNumber
        }
      }
      .map { KeyNotation.text(for: $0) }
      .map { $0 == "<lt>" ? "<" : $0 }
      .first { letters in
        OwnLine(letters) == nil && self.command(askedForBy: letters, in: context) == command
      }
  }

  /// The command that a line asks for which says nothing else.
  private func command(askedForBy line: String, in context: KeyContext) -> Command? {
    guard let found = command(at: line, in: context), found.rest.isEmpty else { return nil }
    return found.command
  }

  private func pressed(_ text: Substring, in context: KeyContext) -> Command? {
    // A number chooses, or nothing has it.
    guard text.first?.isNumber == false,
      let keys = try? KeyNotation.keys(in: text == "<" ? "<lt>" : String(text)),
      case .command(let command) = keymap.command(for: keys, in: context)
    else { return nil }
    return command
  }

  private func named(_ text: String, in context: KeyContext) -> Command? {
    let text = text.lowercased()
    let known = Keymap.vocabulary[context] ?? []
    let named = Command.allCases.filter { known.contains($0) && Self.word(for: $0) == text }
    // Two share a word in a triage: there, skip goes on to the next task.
    return named.first { $0.group == .triage } ?? named.first
      ?? Command.allCases.first { known.contains($0) && $0.rawValue.lowercased() == text }
  }

  /// The word that a command is called by: its hint, a screen's name for what shows the screen.
  private static func word(for command: Command) -> String {
    let screen = ScreenName.allCases.first { $0.command == command }
    return screen?.title.lowercased() ?? command.hint
  }
}
