internal import RedoProtocol

/// Letters that other bytes spell as well: `é` is one character, or a letter and its mark.
extension TextPattern {
  /// A character with its case aside, equal to every other spelling of it.
  static func folded(_ character: Character) -> Character {
    if let byte = character.asciiValue { return Character(Unicode.Scalar(byte.asciiLowercased)) }
    let small = String(character).uppercased().lowercased()
    return small.count == 1 ? Character(small) : character
  }

  /// Whether a text has a mark: of a Latin, Greek or Cyrillic letter or of a kana, or a part of a
  /// Korean syllable.
  static func hasMark(_ text: Span<UInt8>) -> Bool {
    for offset in text.indices {
      let byte = text[offset]
      // U+0300 … U+036F, and few characters behind these.
      if byte == 0xCC || byte == 0xCD { return true }
      guard byte == 0xE1 || byte == 0xE3, offset + 2 < text.count else { continue }
      let (second, third) = (text[offset + 1], text[offset + 2])
      // U+1100 … U+11FF, U+3099 and U+309A.
      if byte == 0xE1, (0x84...0x87).contains(second) { return true }
      if byte == 0xE3, second == 0x82, (0x99...0x9A).contains(third) { return true }
    }
    return false
  }

  /// Whether a text may have the letters in other bytes; few texts may.
  func mayBeSpelledOtherwise(in text: Span<UInt8>) -> Bool {
    guard !isASCII else { return false }
    guard hasMarks else { return Self.hasMark(text) }
    for offset in text.indices where text[offset] >= 0x80 { return true }
    return false
  }

  /// The first places, in bytes and apart, where the letters stand in a row, however either is
  /// spelled.
  func otherPlaces(in text: Span<UInt8>, atMost limit: Int = .max) -> [Range<Int>] {
    guard mayBeSpelledOtherwise(in: text) else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for offset in text.indices { bytes.append(text[offset]) }
    guard let whole = String(validating: bytes, as: UTF8.self) else { return [] }
    let found = whole.map(Self.folded)
    var offsets = [0]
    offsets.reserveCapacity(found.count + 1)
    var end = 0
    for character in whole {
      end += character.utf8.count
      offsets.append(end)
    }
    var places: [Range<Int>] = []
    var start = 0
    while start + characters.count <= found.count, places.count < limit {
      let next = start + characters.count
      if found[start..<next].elementsEqual(characters) {
        places.append(offsets[start]..<offsets[next])
        start = next
      } else {
        start += 1
      }
    }
    return places
  }
}
