public import RedoProtocol

/// A moment of the past in words or figures, standing alone: `yesterday 9am`, `2 days ago`, `14:30`.
///
/// The grammar is ``PastPhrase``. Everything that ``FriendlyDate`` says of a moment that has passed
/// is read back to the same minute.
public enum PastExpression {
  /// The moment that a text names.
  ///
  /// - Parameters:
  ///   - text: The date words and nothing else, in any case.
  ///   - context: What the words are read against.
  /// - Returns: A moment that is not later than the present one.
  /// - Throws: ``PastExpressionError`` where the text is empty, holds other words, or names a moment
  ///   that is still to come.
  public static func parse(
    _ text: String, in context: DateContext
  ) throws(PastExpressionError) -> Instant {
    let words = Word.plain(in: text)
    guard !words.isEmpty else { throw .empty }
    if let instant = PastPhrase(in: context).instant(words[...]) {
      guard instant <= context.now else { throw .toCome(text) }
      return max(instant, .earliest)
    }
    // What only means something later is told apart from what means nothing.
    let match = DatePhrase.match(words[...], in: context)
    throw match?.length == words.count ? .toCome(text) : .unreadable(text)
  }

  /// The moment that a text names as a deadline that has passed: a day without a time of day has
  /// the usual one; nil where the text names no moment of the past.
  static func deadline(_ text: String, in context: DateContext) -> Instant? {
    let words = Word.plain(in: text)
    if let date = PastPhrase(in: context).date(words[...]) {
      return max(context.instant(of: date, at: context.defaultTime), .earliest)
    }
    return try? parse(text, in: context)
  }
}
