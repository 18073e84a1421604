internal import RedoProtocol

/// Words that a filter looks for in the texts although a term has their name, `done` and `today`, or
/// other programs take them for a pattern, `/milk/` and `milk*`.
public struct WordsLikeTerms {
  /// What to write instead of each word.
  private var ways: [String] = []
  /// What to write instead of each word that a bar joins to a term, as in `overdue|today`.
  private var waysBesideTerms: [String] = []

  /// Reads a filter line; a word behind a sign, a backslash or in quotes is meant as it stands.
  public init(in line: String, at context: DateContext) {
    for word in FilterWord.all(in: line) {
      let parts = FilterAlternatives(word, isTyping: false)?.parts ?? [word]
      let told = parts.compactMap { part in
        Self.term(of: part, in: context).map { "instead of \(part.text) write \($0)" }
      }
      ways += told
      if parts.contains(where: FilterReading.isSound) { waysBesideTerms += told }
    }
  }

  /// What to write instead, for who has found nothing, or something; nil where no word has the name
  /// of a term.
  ///
  /// What is found hides that something else was meant only where a term beside a bar finds it.
  public func note(hasFound: Bool) -> String? {
    let ways = hasFound ? waysBesideTerms : ways
    return ways.isEmpty
      ? nil : "words are looked for in the texts: " + ways.joined(separator: "; ")
  }

  private static func term(of word: FilterWord, in context: DateContext) -> String? {
    guard !word.isLiteral, !word.isNegated else { return nil }
    if let letters = letters(ofPattern: word.text) { return letters }
    guard word.key.utf8.allSatisfy(\.isASCIILowercase),
      FilterReading(word, in: context, isTyping: false) == nil
    else { return nil }
    if let state = FilterState(rawValue: word.key) { return "is:\(state.rawValue)" }
    return FilterDate.span(of: word.key, looksBack: false, in: context).map { _ in
      "due:\(word.key)"
    }
  }

  /// What a pattern looks for, which its letters in order find; nil for a word that is none.
  private static func letters(ofPattern text: String) -> String? {
    let isWithinSlashes = text.hasPrefix("/") && text.hasSuffix("/")
    guard isWithinSlashes || text.contains("*") else { return nil }
    let inside = isWithinSlashes ? String(text.dropFirst().dropLast()) : text
    let letters: String = inside.filter { $0 != "*" }
    return letters.contains(where: \.isLetter) ? letters : nil
  }
}
