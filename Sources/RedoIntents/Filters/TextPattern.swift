internal import RedoTasks

/// Letters to look for in texts, case aside.
///
/// One pass over a text finds both the letters in a row and the letters scattered: in order, each
/// behind the one before it in the same word, or at the start of a later word, so that `rnw pss`
/// and `rp` find `Renew passport`. Each bit of a state says that so many letters were found.
struct TextPattern: Hashable {
  /// How many letters a state has room for; longer patterns are never looked for scattered.
  private static let stateLimit = 63
  /// Set in ``asciiMasks`` for what words are made of.
  static let wordBit: UInt64 = 1 << 63

  /// The forms of each letter.
  private let letters: [[UInt32]]
  /// For each ASCII character, the letters that it is.
  private let asciiMasks: [UInt64]
  /// The same for the characters beyond ASCII that the pattern has.
  private let otherMasks: [UInt32: UInt64]
  /// The bit of the last letter that a state has room for.
  let lastBit: UInt64

  /// Whether a state has room for all letters, so that they can be looked for scattered.
  var fitsState: Bool {
    letters.count <= Self.stateLimit
  }

  /// Takes in what is looked for; nil where that is nothing.
  init?(_ text: String) {
    let letters = text.unicodeScalars.map(Self.forms)
    guard !letters.isEmpty else { return nil }
    var asciiMasks = (0..<128).map { Self.isWord(UInt8($0)) ? Self.wordBit : 0 }
    var otherMasks: [UInt32: UInt64] = [:]
    for (index, forms) in letters.prefix(Self.stateLimit).enumerated() {
      for form in forms {
        if form < 128 {
          asciiMasks[Int(form)] |= 1 << UInt64(index)
        } else {
          otherMasks[form, default: Self.wordBit] |= 1 << UInt64(index)
        }
      }
    }
    self.letters = letters
    self.asciiMasks = asciiMasks
    self.otherMasks = otherMasks
    lastBit = 1 << UInt64(min(letters.count, Self.stateLimit) - 1)
  }

  /// A letter as it is, and in the cases that are one character too.
  private static func forms(of scalar: Unicode.Scalar) -> [UInt32] {
    let properties = scalar.properties
    let cases = [
      properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
    ]
    var forms = [scalar.value]
    for text in cases {
      let scalars = text.unicodeScalars
      guard scalars.count == 1, let form = scalars.first?.value, !forms.contains(form) else {
        continue
      }
      forms.append(form)
    }
    return forms
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// How well a text has the letters; nil where it has not.
  /// - Complexity: O(*n*) in the text's bytes.
  func quality(in text: Span<UInt8>, allowsScattered: Bool) -> MatchQuality? {
    var state = State()
    var offset = 0
    while offset < text.count {
      let (mask, length) = mask(in: text, at: offset)
      offset += length
      if state.take(mask, lastBit), hasTail(in: text, at: offset) { return .exact }
    }
    return allowsScattered && fitsState && state.isScattered(lastBit) ? .scattered : nil
  }

  /// Which letters a character is, and its length in bytes.
  func mask(in text: Span<UInt8>, at offset: Int) -> (mask: UInt64, length: Int) {
    let byte = text[offset]
    guard byte >= 0x80 else { return (asciiMasks[Int(byte)], 1) }
    let (scalar, length) = text.scalar(at: offset)
    guard !otherMasks.isEmpty else { return (Self.wordBit, length) }
    return (otherMasks[scalar] ?? Self.wordBit, length)
  }

  /// Whether the letters that no state has room for stand at an offset.
  private func hasTail(in text: Span<UInt8>, at offset: Int) -> Bool {
    fitsState || end(of: letters[Self.stateLimit...], in: text, at: offset) != nil
  }

  /// Where the letters end that stand in a row from an offset on; nil where they do not.
  func end(in text: Span<UInt8>, at offset: Int) -> Int? {
    end(of: letters[...], in: text, at: offset)
  }

  private func end(
    of letters: ArraySlice<[UInt32]>, in text: Span<UInt8>, at start: Int
  ) -> Int? {
    var offset = start
    for forms in letters {
      guard offset < text.count else { return nil }
      let (scalar, length) = text.scalar(at: offset)
      guard forms.contains(scalar) else { return nil }
      offset += length
    }
    return offset
  }
}
