public import RedoProtocol

/// A time of day standing alone, as in ``DateExpression``: `9am`, `9:30 pm`, `14:30`, `noon`.
public enum ClockExpression {
  /// The time that a text names, in any case; nil for any other text, and for `midnight`, which ends
  /// the day that it is said of and so is no time of its own.
  public static func parse(_ text: String) -> CivilTime? {
    let words = Word.plain(in: text)
    guard let match = ClockPhrase.match(words[...], alone: false), match.length == words.count,
      case .at(let time) = match.phrase
    else { return nil }
    return time
  }
}
