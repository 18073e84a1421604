/// Where lines end.
enum LineFeed {
  /// The offset of the first line feed at or after `start`; nil where none follows.
  static func next(in text: Span<UInt8>, from start: Int) -> Int? {
    let raw = text.bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= raw.byteCount {
      let word = UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let difference = word ^ (ones &* 0x0A)
      let found = (difference &- ones) & ~difference & (ones &* 0x80)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < text.count {
      if text[offset] == 0x0A { return offset }
      offset += 1
    }
    return nil
  }
}
