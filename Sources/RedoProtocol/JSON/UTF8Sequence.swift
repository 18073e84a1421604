/// Well-formed UTF-8 sequences (Unicode, table 3-7).
enum UTF8Sequence {
  /// The length, 1 … 4, of the sequence that starts at `offset`; nil where it is malformed.
  static func length(in text: Span<UInt8>, at offset: Int) -> Int? {
    let lead = text[offset]
    switch lead {
    case 0x00...0x7F:
      return 1
    case 0xC2...0xDF:
      return continues(text, offset, 1) ? 2 : nil
    case 0xE0...0xEF:
      guard offset + 2 < text.count else { return nil }
      let lowest: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = lead == 0xED ? 0x9F : 0xBF
      guard (lowest...highest).contains(text[offset + 1]) else { return nil }
      return continues(text, offset, 2) ? 3 : nil
    case 0xF0...0xF4:
      guard offset + 3 < text.count else { return nil }
      let lowest: UInt8 = lead == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
      guard (lowest...highest).contains(text[offset + 1]) else { return nil }
      return continues(text, offset, 2) && continues(text, offset, 3) ? 4 : nil
    default:
      return nil
    }
  }

  private static func continues(_ text: Span<UInt8>, _ offset: Int, _ distance: Int) -> Bool {
    offset + distance < text.count && text[offset + distance] & 0xC0 == 0x80
  }
}
