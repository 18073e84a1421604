internal import RedoScreens
internal import RedoTerminal
internal import RedoViewModels

/// The keys of the full screen as words that a line begins with.
enum LinearKeys {
  /// The most words that a command is called by.
  private static let longestWord = 3

  /// What a line begins with to ask for a command: a letter of the keymap, or the command's word.
  static func name(of command: Command, _ keymap: Keymap, in context: KeyContext) -> String {
    names(of: command, keymap, in: context).joined(separator: " or ")
  }

  /// The same, each by itself.
  static func names(of command: Command, _ keymap: Keymap, in context: KeyContext) -> [String] {
    let letters = keymap.keys(for: command, in: context).first { keys in
      keys.allSatisfy { key in
        guard case .character(let character) = key.code else { return false }
        return key.modifiers.isEmpty && character != " " && !character.isNumber
      }
    }
    let key = letters.map(KeyNotation.text).map { $0 == "<lt>" ? "<" : $0 }
    return [key, word(for: command)].compactMap(\.self)
  }

  /// The command that the start of a line asks for, and what is left of the line; nil for none.
  static func command(
    at line: String, _ keymap: Keymap, in context: KeyContext
  ) -> (command: Command, rest: String)? {
    let words = line.split(separator: " ", maxSplits: longestWord)
    guard let first = words.first else { return nil }
    func rest(after count: Int) -> String {
      LinearSession.trimmed(
        line.split(separator: " ", maxSplits: count).dropFirst(count).joined(separator: " "))
    }
    for count in stride(from: min(longestWord, words.count), to: 1, by: -1) {
      guard let command = named(words.prefix(count).joined(separator: " "), context) else {
        continue
      }
      return (command, rest(after: count))
    }
    if let command = pressed(String(first), keymap, context) ?? named(String(first), context) {
      return (command, rest(after: 1))
    }
    // The list is narrowed and ordered from wherever one is.
    if KeyContext.screens.contains(context), context != .list,
      let found = Self.command(at: line, keymap, in: .list), found.command.group == .finding
    {
      return found
    }
    // Signs stand before their words without a blank: /overdue, @yesterday, :archive.
    guard let sign = first.first, "/@:+-".contains(sign), first.count > 1,
      let command = pressed(String(sign), keymap, context)
    else { return nil }
    return (command, String(line.dropFirst()))
  }

  /// The words that name commands in a context.
  static func words(in context: KeyContext) -> [String] {
    (Keymap.vocabulary[context] ?? []).map(word).sorted()
  }

  private static func pressed(
    _ text: String, _ keymap: Keymap, _ context: KeyContext
  ) -> Command? {
    let notation = text == "<" ? "<lt>" : text
    guard let keys = try? KeyNotation.keys(in: notation),
      case .command(let command) = keymap.command(for: keys, in: context)
    else { return nil }
    return command
  }

  private static func named(_ text: String, _ context: KeyContext) -> Command? {
    let text = text.lowercased()
    let known = Keymap.vocabulary[context] ?? []
    return Command.allCases.first { known.contains($0) && word(for: $0) == text }
      ?? Command.allCases.first { known.contains($0) && $0.rawValue.lowercased() == text }
  }

  /// The word that a command is called by: its hint, a screen's name for what shows the screen.
  private static func word(for command: Command) -> String {
    let screen = ScreenName.allCases.first { $0.command == command }
    return screen?.title.lowercased() ?? command.hint
  }
}
