internal import RedoProtocol

/// Words to look for in short texts such as names, case aside, in a row or scattered as `/` finds
/// them in titles.
public struct PhraseSearch: Hashable, Sendable {
  private let patterns: [TextPattern]

  /// Takes in what was typed; every word of it has to be found.
  public init(_ text: String) {
    patterns = text.split(separator: " ").compactMap { TextPattern(String($0)) }
  }

  /// Whether it asks for nothing, so that every text matches.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Where a text has the words, and how well it fits; nil where one is missing.
  public func match(in text: String) -> PhraseMatch? {
    let bytes = Array(text.utf8)
    var match = PhraseMatch()
    for pattern in patterns {
      let places = pattern.places(in: bytes.span, allowsScattered: true)
      guard let first = places.first else { return nil }
      match.take(places, fit: Self.fit(first, of: pattern, in: bytes))
    }
    return match
  }

  private static func fit(
    _ first: Range<Int>, of pattern: TextPattern, in bytes: [UInt8]
  ) -> PhraseMatch.Fit {
    guard pattern.firstPlace(in: bytes.span) != nil else { return .scattered }
    if first.lowerBound == 0 { return .start }
    return bytes[first.lowerBound - 1].isASCIIBlank ? .wordStart : .inside
  }
}
