internal import RedoProtocol
internal import RedoTasks

/// Letters to look for in texts, case aside.
///
/// They are found in a row, or scattered: in order, each behind the one before it in the same word,
/// or at the start of a later word, so that `rnwpss` and `rp` find `Renew passport`.
///
/// Scattered letters are found in one pass over a text, by a state of one bit for each letter: it
/// says that this letter and those before it were found. A mask has the bits of the letters that a
/// character is.
struct TextPattern: Hashable {
  /// How many letters a state has room for; longer patterns are never looked for scattered.
  private static let stateLimit = 63
  /// Set in the masks of the characters that words are made of.
  static let wordBit: UInt64 = 1 << 63

  private let letters: [PatternLetter]
  /// For each byte whether a character that is the first letter may start with it.
  private let starts: [Bool]
  /// The masks of the ASCII characters.
  private let asciiMasks: [UInt64]
  /// The masks of the characters beyond ASCII that are some letter.
  private let otherMasks: [UInt32: UInt64]
  /// The bit of the last letter; 0 where there is no room for all, so that no state has it.
  let lastBit: UInt64
  /// The bits of the letters that a state has room for.
  let allBits: UInt64
  /// Whether JSON writes some letter as an escape, or may.
  private let needsUnescaping: Bool
  /// The characters that the letters are, case aside and however they are spelled.
  let characters: [Character]
  /// Whether no other bytes spell them.
  let isASCII: Bool
  /// Whether marks of letters stand for themselves.
  let hasMarks: Bool

  /// Takes in what is looked for; nil where that is nothing.
  init?(_ text: String) {
    guard let first = text.unicodeScalars.first else { return nil }
    letters = text.unicodeScalars.map(PatternLetter.init)
    let leads = PatternLetter(first).allForms.compactMap(Unicode.Scalar.init)
      .compactMap { UTF8.encode($0)?.first }
    starts = (0...255).map { leads.contains($0) }
    var asciiMasks = (0..<128).map { UInt8($0).isASCIIAlphanumeric ? Self.wordBit : 0 }
    var otherMasks: [UInt32: UInt64] = [:]
    for (index, letter) in letters.prefix(Self.stateLimit).enumerated() {
      for form in letter.allForms {
        if form < 128 {
          asciiMasks[Int(form)] |= 1 << UInt64(index)
        } else {
          otherMasks[form, default: Self.wordBit] |= 1 << UInt64(index)
        }
      }
    }
    self.asciiMasks = asciiMasks
    self.otherMasks = otherMasks
    lastBit = letters.count <= Self.stateLimit ? 1 << UInt64(letters.count - 1) : 0
    allBits = letters.count < Self.stateLimit ? 1 << UInt64(letters.count) - 1 : ~Self.wordBit
    let bytes = Array(text.utf8)
    needsUnescaping = bytes.contains { $0 < 0x20 || "\"\\/".utf8.contains($0) }
    characters = text.map(Self.folded)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    hasMarks = Self.hasMark(bytes.span)
  }

  /// How many letters are looked for.
  var letterCount: Int { letters.count }

  /// Whether the letters are those of another pattern and perhaps more: a text that has them, in a
  /// row or scattered, has the other's too.
  ///
  /// A mark that follows makes another character of the last one.
  func begins(with shorter: TextPattern) -> Bool {
    letters.starts(with: shorter.letters) && characters.starts(with: shorter.characters)
  }

  /// Where the letters end that stand in a row from an offset on; nil where they do not.
  func end(in text: Span<UInt8>, at start: Int) -> Int? {
    var offset = start
    for letter in letters {
      guard offset < text.count else { return nil }
      let (scalar, length) = text.scalar(at: offset)
      guard letter.matches(scalar) else { return nil }
      offset += length
    }
    return offset
  }

  /// The first place where the letters stand in a row, in the bytes that spell them here, else in
  /// others.
  func firstPlace(in text: Span<UInt8>) -> Range<Int>? {
    if let place = firstRow(in: text) { return place }
    return isASCII ? nil : otherPlaces(in: text, atMost: 1).first
  }

  /// The first place, from an offset on, where the letters stand in a row as they are spelled here.
  func firstRow(in text: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    let starts = starts.span
    for offset in start..<max(start, text.count) where starts[Int(text[offset])] {
      if let end = end(in: text, at: offset) { return offset..<end }
    }
    return nil
  }

  /// Whether the letters stand in a row in a JSON string's inside, its escapes not undone; nil
  /// where that cannot be said without undoing them.
  func isInRow(escaped text: Span<UInt8>) -> Bool? {
    guard !needsUnescaping else { return nil }
    let starts = starts.span
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\\") {
        guard offset + 1 < text.count, text[offset + 1] != UInt8(ascii: "u") else { return nil }
        offset += 2
        continue
      }
      if starts[Int(byte)], end(in: text, at: offset) != nil { return true }
      offset += 1
    }
    return mayBeSpelledOtherwise(in: text) ? nil : false
  }

  /// The letters that neither of two bytes of a text is; none where one is beyond ASCII.
  func missing(_ one: UInt8, _ other: UInt8) -> UInt64 {
    one | other < 0x80 ? allBits & ~(asciiMasks[Int(one)] | asciiMasks[Int(other)]) : 0
  }

  /// Whether a text has every letter somewhere, as far as ASCII tells: one look that most texts
  /// do not pass.
  func mayHaveAll(_ text: Span<UInt8>, missing: UInt64) -> Bool {
    guard missing != 0 else { return true }
    let masks = asciiMasks.span
    var missing = missing
    for offset in text.indices {
      let byte = text[offset]
      guard byte < 0x80 else { return true }
      missing &= ~masks[Int(byte)]
      if missing == 0 { return true }
    }
    return false
  }

  /// Whether a text has the letters in order, scattered over words or not.
  /// - Complexity: O(*n*) in the text's bytes.
  func isScattered(in text: Span<UInt8>) -> Bool {
    var state = State()
    var offset = 0
    while offset < text.count {
      let (mask, length) = mask(in: text, at: offset)
      state.take(mask)
      offset += length
    }
    return state.isComplete(lastBit)
  }

  /// How well a text has the letters; nil where it has not, or a phrase only scattered.
  func quality(in text: Span<UInt8>, isPhrase: Bool, missing: UInt64) -> MatchQuality? {
    guard mayHaveAll(text, missing: missing) else { return nil }
    if firstPlace(in: text) != nil { return .exact }
    // A single letter that is not in a row is not there.
    return !isPhrase && letters.count > 1 && isScattered(in: text) ? .scattered : nil
  }

  /// The letters that a character is, and its length in bytes.
  func mask(in text: Span<UInt8>, at offset: Int) -> (mask: UInt64, length: Int) {
    let byte = text[offset]
    guard byte >= 0x80 else { return (asciiMasks[Int(byte)], 1) }
    let (scalar, length) = text.scalar(at: offset)
    guard !otherMasks.isEmpty else { return (Self.wordBit, length) }
    return (otherMasks[scalar] ?? Self.wordBit, length)
  }
}
