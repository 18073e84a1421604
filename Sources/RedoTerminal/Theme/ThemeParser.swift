/// Reads a theme file: `name = #RRGGBB [on #RRGGBB] [bold dim italic underline reverse]` lines.
///
/// Lines that start with `#` and empty lines are skipped. Every role and every ground must be given
/// once, but for `example`, which is `faint` where it is not; text must be readable on its grounds.
public struct ThemeParser {
  /// The most bytes a theme may have.
  public static let longestTheme = 65_536

  /// What earlier versions demanded and nothing draws: themes that name it stay valid.
  private static let formerRoles: Set<String> = ["heading-echo"]

  private var paints: [Role: Paint] = [:]
  private var grounds: [Ground: Color] = [:]
  private var lineOfName: [String: Int] = [:]

  private init() {}

  /// The theme in the bytes of a file; a byte order mark, which some editors write, is skipped.
  ///
  /// - Throws: what is wrong first, with its line.
  public static func parse(_ bytes: [UInt8]) throws(ThemeError) -> Theme {
    guard bytes.count <= longestTheme else { throw .tooLong }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return try parse(String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self))
  }

  /// The theme in a text.
  ///
  /// - Throws: what is wrong first, with its line.
  public static func parse(_ text: String) throws(ThemeError) -> Theme {
    guard text.utf8.count <= longestTheme else { throw .tooLong }
    var parser = ThemeParser()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      try parser.read(line, number: index + 1)
    }
    return try parser.finish()
  }

  private mutating func read(_ line: Substring, number: Int) throws(ThemeError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return }
    guard words.count >= 3, words[1] == "=" else { throw .notAnAssignment(line: number) }
    if let first = lineOfName[name] {
      throw .repeated(name, line: number, first: first)
    }
    lineOfName[name] = number
    if let role = Role(rawValue: name) {
      paints[role] = try paint(words.dropFirst(2), line: number)
    } else if let ground = Ground(rawValue: name) {
      guard words.count == 3 else { throw .groundTakesOneColor(name, line: number) }
      grounds[ground] = try color(words[2], line: number)
    } else if Self.formerRoles.contains(name) {
      _ = try paint(words.dropFirst(2), line: number)
    } else {
      throw .unknownName(name, line: number)
    }
  }

  private func paint(_ words: ArraySlice<String>, line: Int) throws(ThemeError) -> Paint {
    var rest = words
    var paint = Paint(try color(rest.removeFirst(), line: line))
    if rest.first == "on" {
      rest.removeFirst()
      paint.background = try color(rest.popFirst() ?? "", line: line)
    }
    for word in rest {
      guard let emphasis = Emphasis(word: word) else {
        throw .unknownEmphasis(word, line: line)
      }
      paint.emphasis.insert(emphasis)
    }
    return paint
  }

  private func color(_ word: String, line: Int) throws(ThemeError) -> Color {
    guard let color = Color(hex: word) else { throw .notAColor(word, line: line) }
    return color
  }

  private mutating func finish() throws(ThemeError) -> Theme {
    // Themes of earlier versions have one colour for both.
    paints[.example] = paints[.example] ?? paints[.faint]
    for role in Role.allCases where paints[role] == nil {
      throw .missing(role.rawValue)
    }
    for ground in Ground.allCases where grounds[ground] == nil {
      throw .missing(ground.rawValue)
    }
    var theme = Theme(paints: paints, grounds: grounds)
    theme.leaveUndimmedWhatWouldBeUnreadable()
    if let (role, ground, hundredths) = theme.firstUnreadable() {
      let line = lineOfName[role.rawValue] ?? 0
      throw .lowContrast(role, on: ground, hundredths: hundredths, line: line)
    }
    return theme
  }
}

extension Emphasis {
  /// The emphasis that a theme file calls by this word.
  fileprivate init?(word: String) {
    switch word {
    case "bold": self = .bold
    case "dim": self = .dim
    case "italic": self = .italic
    case "underline": self = .underline
    case "reverse": self = .reverse
    default: return nil
    }
  }
}
