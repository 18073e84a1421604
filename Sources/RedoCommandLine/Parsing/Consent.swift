/// The answer to a question that a destructive verb asks.
enum Consent {
  /// What the help of such a verb says of it.
  static let help = "Where standard input is no terminal, nobody can be asked, and --yes is needed."

  /// Whether the answer is `y` or `yes`; whatever else is typed, nothing included, is a no.
  static func isGiven(by answer: String) -> Bool {
    let words = answer.split { $0.isWhitespace }.map { $0.lowercased() }
    return words == ["y"] || words == ["yes"]
  }
}
