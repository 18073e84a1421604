/// The answer to a question that a destructive verb asks.
enum Consent {
  /// Whether the answer is `y` or `yes`; whatever else is typed, nothing included, is a no.
  static func isGiven(by answer: String) -> Bool {
    let words = answer.split { $0.isWhitespace }.map { $0.lowercased() }
    return words == ["y"] || words == ["yes"]
  }
}
