internal import RedoProtocol
internal import RedoTasks

/// Dates between brackets and in front of a question mark, which stay words: `Minutes (2026-11-01)` may be
/// a title.
extension DateSlip {
  private static let brackets: [Character: Character] = ["(": ")", "[": "]"]

  /// What the words mean does not depend on the day.
  private static let anyDay = DateContext(now: Instant(milliseconds: 0), zone: .utc)

  /// `(9am)`, `[fri]`, `(24 dec)`; not `(3d)`, which may be how long, `(SAT)`, and a date with its year.
  static func bracketed(_ words: [String]) -> Match? {
    guard let first = words.first, let open = first.first, let close = brackets[open],
      let last = words.prefix(4).firstIndex(where: { key(of: $0).last == close })
    else { return nil }
    let typed = words.prefix(last + 1).joined(separator: " ")
    let text = String(key(of: typed).dropFirst().dropLast())
    let isYear = text.split { !$0.isNumber }.contains { $0.utf8.count > 3 }
    guard !isYear, typed.contains(where: { $0.isNumber || $0.isLowercase }), isDate(text) else {
      return nil
    }
    return (last + 1, text)
  }

  /// `tomorrow?`, `next week?`, `9am?`; not `sun?`, which is a word, too, and `10:30?`.
  static func doubted(_ words: [String]) -> Match? {
    guard let last = words.prefix(4).firstIndex(where: { $0.hasSuffix("?") }) else { return nil }
    let text = String(words.prefix(last + 1).joined(separator: " ").dropLast())
    let isWord = text.utf8.count == 3 && !text.contains(where: \.isNumber)
    guard !isWord, text.contains(where: \.isLetter), isDate(text) else { return nil }
    return (last + 1, text)
  }

  /// Whether all of a text is one date; not `3d`, which may be how long.
  private static func isDate(_ text: String) -> Bool {
    let words = Word.plain(in: text)
    guard CalendarUnit.counted(in: text) == nil,
      let match = DatePhrase.match(words[...], in: anyDay)
    else { return false }
    return match.length == words.count
  }
}
