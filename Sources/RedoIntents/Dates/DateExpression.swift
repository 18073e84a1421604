public import RedoProtocol

/// A date in words or figures, standing alone: `tomorrow 9am`, `in 3 days`, `2026-12-24 14:30`.
///
/// The grammar is ``DatePhrase``, the one that the quick-add line uses too.
public enum DateExpression {
  /// The moment that a text names.
  ///
  /// - Parameters:
  ///   - text: The date words and nothing else, in any case.
  ///   - context: What the words are read against.
  /// - Returns: The moment, between the protocol's first and last.
  /// - Throws: ``DateExpressionError`` where the text is empty, holds other words, or is `someday`.
  public static func parse(
    _ text: String, in context: DateContext
  ) throws(DateExpressionError) -> Instant {
    let words = Word.plain(in: text)
    guard !words.isEmpty else { throw .empty }
    guard let match = DatePhrase.match(words[...], in: context, isAlone: true),
      match.length == words.count
    else { throw .unreadable(text) }
    guard let instant = match.phrase.instant(in: context) else { throw .noDate(text) }
    return instant
  }
}
