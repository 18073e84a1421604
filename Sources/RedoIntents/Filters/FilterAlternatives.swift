/// A word whose parts are asked for one or the other: `#home|#work`, `p5|overdue|milk`.
///
/// A sign turns its own part round. Quotes hold no part together. A bar with nothing on one of its
/// sides joins nothing, but for one at the end of a line that is being typed.
struct FilterAlternatives {
  /// The parts, two or more, but for the first of a line that is being typed.
  let parts: [FilterWord]

  /// Cuts a word at its bars; nil for one that has none, or parts without a letter.
  init?(_ word: FilterWord, isTyping: Bool) {
    guard !word.isLiteral, word.text.utf8.contains(UInt8(ascii: "|")) else { return nil }
    // By scalars: a bar with a combining mark behind it is one bar more, no other character.
    var texts = word.text.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
      .map { Substring($0) }
    let isGrowing = isTyping && word.isLast
    if isGrowing, texts.last?.isEmpty == true { texts.removeLast() }
    let last = texts.count - 1
    let parts = texts.enumerated().compactMap { place, text in
      // The sign of the first one was taken off with the word's.
      Self.part(text, isNegated: place == 0 && word.isNegated, isGrowing && place == last)
    }
    guard parts.count == texts.count, parts.count > 1 || isGrowing && parts.count == 1 else {
      return nil
    }
    self.parts = parts
  }

  private static func part(_ text: Substring, isNegated: Bool, _ isLast: Bool) -> FilterWord? {
    let sign = text.unicodeScalars.first
    let isSigned = !isNegated && (sign == "-" || sign == "!")
    let rest = isSigned ? Substring(text.unicodeScalars.dropFirst()) : text
    guard !rest.isEmpty, !rest.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    return FilterWord(
      text: String(rest), isNegated: isNegated || isSigned, isLiteral: false, isPhrase: false,
      source: String(text), isLast: isLast)
  }
}
