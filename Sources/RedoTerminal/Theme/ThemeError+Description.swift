extension ThemeError: CustomStringConvertible {
  /// A sentence that names the line at fault and what would be right.
  public var description: String {
    switch self {
    case .notAnAssignment(let line):
      "line \(line): write `name = #RRGGBB`, or start the line with # for a comment"
    case .unknownName(let name, let line):
      "line \(line): \(quoted(name)) is no role and no ground; \(suggestion(for: name))"
    case .repeated(let name, let line, let first):
      "line \(line): \(quoted(name)) was given on line \(first); remove one of the two"
    case .notAColor(let word, let line):
      "line \(line): \(quoted(word)) is no colour; write # and six hexadecimal digits, as #00FFB8"
    case .unknownEmphasis(let word, let line):
      "line \(line): \(quoted(word)) is no emphasis; use bold, dim, italic, underline or reverse"
    case .groundTakesOneColor(let name, let line):
      "line \(line): \(quoted(name)) is a ground and takes one colour and nothing else"
    case .missing(let name):
      "\(quoted(name)) has no colour; add a line `\(name) = #RRGGBB`"
    case .lowContrast(let role, let ground, let hundredths, let line):
      "line \(line): \(role.rawValue) has contrast \(decimal(hundredths)) on \(ground.rawValue); "
        + "make it lighter or darker until it has \(decimal(Theme.readableContrast))"
    case .tooLong:
      "the file has more than \(ThemeParser.longestTheme) bytes, the most that a theme has; shorten it"
    }
  }

  private func quoted(_ word: String) -> String {
    let shown = TextWidth.prefix(of: word, columns: 40)
    return "“\(shown)”"
  }

  private func decimal(_ hundredths: Int) -> String {
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// The names that start alike, else where to find all of them.
  private func suggestion(for name: String) -> String {
    let names = Role.allCases.map(\.rawValue) + Ground.allCases.map(\.rawValue)
    let alike = names.filter { $0.hasPrefix(String(name.prefix(3))) }
    return alike.isEmpty
      ? "matrix.theme lists every name" : "did you mean \(alike.joined(separator: ", "))?"
  }
}
