internal import RedoProtocol

/// Cuts a line into words at spaces and tabs, and sees what is literal.
///
/// A backslash before a word keeps that word; quotes around words, from a word's start to a word's
/// end, keep them together. Both are dropped. A backslash or quote elsewhere is a character like
/// any other. Works on bytes, in time linear in the line's length.
struct WordScanner {
  private let bytes: [UInt8]
  private var noQuoteCloses = false

  /// Takes in a line.
  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// The words of the line.
  ///
  /// What a backslash or a quote starts is literal only where `keepsLiteral` says so. It is asked
  /// in the order of the line, with the text up to the next space.
  mutating func words(where keepsLiteral: (String) -> Bool = { _ in true }) -> [Word] {
    var words: [Word] = []
    var index = 0
    while index < bytes.count {
      guard !bytes[index].isASCIIBlank else {
        index += 1
        continue
      }
      let plain = plain(at: index)
      let literal = literal(at: index).flatMap { keepsLiteral(plain.text) ? $0 : nil }
      let word = literal ?? plain
      words.append(word)
      index = word.range.upperBound
    }
    return words
  }

  private func plain(at start: Int) -> Word {
    let end = bytes[start...].firstIndex(where: \.isASCIIBlank) ?? bytes.count
    var key = bytes[start..<end].map(\.asciiLowercased)
    if Self.endsInSign(key) {
      let (sign, stop) = (key.removeLast(), UInt8(ascii: "."))
      // `today!!!` and `today...` are the day, too.
      while key.count > 1, key.last == sign { key.removeLast() }
      // `24.12.,` and `fri.:` are abbreviated in front of their sign.
      if sign != stop, key.count > 1, key.last == stop { key.removeLast() }
    }
    return Word(
      range: start..<end, text: text(start..<end), key: String(decoding: key, as: UTF8.self),
      isLiteral: false)
  }

  /// Whether a sentence's sign closes a word: `!!` is a priority, and `every!` a word of Todoist's.
  private static func endsInSign(_ key: [UInt8]) -> Bool {
    guard let last = key.last, key.count > 1 else { return false }
    guard last == UInt8(ascii: "!") else { return ",;.:".utf8.contains(last) }
    return !key.allSatisfy { $0 == last } && key != Array("every!".utf8)
  }

  private mutating func literal(at start: Int) -> Word? {
    switch bytes[start] {
    case UInt8(ascii: "\\"):
      let end = bytes[start...].firstIndex(where: \.isASCIIBlank) ?? bytes.count
      guard end > start + 1 else { return nil }
      return Word(range: start..<end, text: text(start + 1..<end), key: "", isLiteral: true)
    case UInt8(ascii: "\""):
      guard let (quote, end) = closing(from: start + 1) else { return nil }
      let kept = text(start + 1..<quote) + text(quote + 1..<end)
      guard bytes[start + 1..<quote].contains(where: { !$0.isASCIIBlank }) else { return nil }
      return Word(range: start..<end, text: kept, key: "", isLiteral: true)
    default: return nil
    }
  }

  /// The first quote from `start` on that ends a word, and where that word ends: punctuation may
  /// stand between.
  private mutating func closing(from start: Int) -> (quote: Int, end: Int)? {
    // Whether a quote closes does not depend on the opening one: one search that fails is enough.
    guard !noQuoteCloses else { return nil }
    var index = start
    while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      let end = bytes[(quote + 1)...].firstIndex { !",.;:!?)".utf8.contains($0) } ?? bytes.count
      if end == bytes.count || bytes[end].isASCIIBlank { return (quote, end) }
      index = quote + 1
    }
    noQuoteCloses = true
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
