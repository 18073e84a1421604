/// Keys as text and back: `j`, `gg`, `<C-d>`, `<Enter>`, `<S-Tab>`, `<A-x>`, `<F5>`.
public enum KeyNotation {
  /// The keys that a text names, one after the other.
  ///
  /// - Throws: the part that names no key.
  public static func keys(in text: String) throws(KeyNotationError) -> [Key] {
    guard !text.isEmpty else { throw .empty }
    var keys: [Key] = []
    var rest = Substring(text)
    while let character = rest.first {
      guard character == "<" else {
        keys.append(try plainKey(rest.removeFirst()))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        throw .unclosed(TextSanitizer.sanitized(rest))
      }
      keys.append(try bracketedKey(rest[rest.index(after: rest.startIndex)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  /// The text that names keys.
  public static func text(for keys: [Key]) -> String {
    keys.map(text(for:)).joined()
  }

  /// The text that names a key.
  static func text(for key: Key) -> String {
    let name = name(of: key.code)
    if key.modifiers.isEmpty, case .character(let character) = key.code, character != " " {
      return character == "<" ? "<lt>" : String(character)
    }
    if key == .backtab {
      return "<S-Tab>"
    }
    let held = modifierLetters.filter { key.modifiers.contains($0.modifier) }
    return "<" + held.map { "\($0.letter)-" }.joined() + name + ">"
  }

  private static let modifierLetters: [(letter: Character, modifier: Key.Modifiers)] = [
    ("C", .control), ("A", .alt), ("S", .shift),
  ]

  private static let names: [(name: String, code: Key.Code)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Space", .character(" ")), ("lt", .character("<")),
    ("gt", .character(">")), ("BackTab", .backtab),
  ]

  private static let aliases: [(name: String, code: Key.Code)] = [
    ("CR", .enter), ("Return", .enter), ("Escape", .escape), ("BS", .backspace), ("Del", .delete),
    ("Ins", .insert), ("PgUp", .pageUp), ("PgDn", .pageDown),
  ]

  private static func name(of code: Key.Code) -> String {
    if let known = names.first(where: { $0.code == code }) {
      return known.name
    }
    return switch code {
    case .function(let number): "F\(number)"
    case .character(let character): String(character)
    default: ""
    }
  }

  private static func plainKey(_ character: Character) throws(KeyNotationError) -> Key {
    guard !character.unicodeScalars.contains(where: TextSanitizer.isUnsafe) else {
      throw .unknownKey(TextSanitizer.sanitized(String(character)))
    }
    return .character(character)
  }

  private static func bracketedKey(_ inside: Substring) throws(KeyNotationError) -> Key {
    var name = inside
    var modifiers: Key.Modifiers = []
    while name.count > 2, name.dropFirst().first == "-", let letter = name.first,
      let held = modifierLetters.first(where: { $0.letter == letter })
    {
      modifiers.insert(held.modifier)
      name = name.dropFirst(2)
    }
    guard let code = code(named: name) else {
      throw .unknownKey(TextSanitizer.sanitized(inside))
    }
    if code == .tab, modifiers.contains(.shift) {
      return Key(.backtab, modifiers.subtracting(.shift))
    }
    return normalized(code, modifiers)
  }

  /// A letter with Control is the small letter, since terminals send no difference.
  private static func normalized(_ code: Key.Code, _ modifiers: Key.Modifiers) -> Key {
    guard case .character(let character) = code, modifiers.contains(.control) else {
      return Key(code, modifiers)
    }
    return Key(.character(Character(character.lowercased())), modifiers)
  }

  private static func code(named name: Substring) -> Key.Code? {
    if let known = (names + aliases).first(where: { $0.name.lowercased() == name.lowercased() }) {
      return known.code
    }
    if name.count == 1, let character = name.first,
      !character.unicodeScalars.contains(where: TextSanitizer.isUnsafe)
    {
      return .character(character)
    }
    let digits = name.dropFirst()
    // `Int` would take a sign for a part of the number.
    guard name.first == "F" || name.first == "f", digits.first?.isNumber == true,
      let number = Int(digits), (1...63).contains(number)
    else { return nil }
    return .function(number)
  }
}
