internal import RedoProtocol

/// Words that a filter looks for in the texts although a term has their name: `done`, `today`.
public struct WordsLikeTerms {
  /// What to write instead, for who has found nothing; nil where no word has the name of a term.
  public let note: String?

  /// Reads a filter line; a word behind a sign, a backslash or in quotes is meant as it stands.
  public init(in line: String, at context: DateContext) {
    let ways = FilterWord.all(in: line).compactMap { word in
      Self.term(of: word, in: context).map { "instead of \(word.text) write \($0)" }
    }
    note = ways.isEmpty ? nil : "words are looked for in the texts: " + ways.joined(separator: "; ")
  }

  private static func term(of word: FilterWord, in context: DateContext) -> String? {
    guard !word.isLiteral, !word.isNegated,
      word.key.utf8.allSatisfy(\.isASCIILowercase),
      FilterReading(word, in: context, isTyping: false) == nil
    else { return nil }
    if let state = FilterState(rawValue: word.key) { return "is:\(state.rawValue)" }
    return FilterDate.span(of: word.key, looksBack: false, in: context).map { _ in
      "due:\(word.key)"
    }
  }
}
