/// The protocol's own form of a moment, which every node holds: read eight bytes at a time.
extension Instant {
  /// Reads the 24 bytes `YYYY-MM-DDTHH:mm:ss.sssZ` that start at `offset`; nil for any other.
  init?(wallIn text: Span<UInt8>, at offset: Int) {
    guard offset >= 0, offset + Self.wallLength <= text.count else { return nil }
    let raw = text.bytes
    func digits(_ place: Int, like pattern: UInt64, _ slack: UInt64) -> UInt64? {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: offset + place, as: UInt64.self)
      return Self.digits(of: UInt64(littleEndian: word), like: pattern, slack)
    }
    // The patterns are the form itself with zeros for digits, its last byte first.
    guard let left = digits(0, like: 0x2D30_302D_3030_3030, 0x7F76_767F_7676_7676),
      let middle = digits(8, like: 0x3030_3A30_3054_3030, 0x7676_7F76_767F_7676),
      let right = digits(16, like: 0x5A30_3030_2E30_303A, 0x7F76_7676_7F76_767F)
    else { return nil }
    func two(_ word: UInt64, _ place: UInt64) -> Int {
      Int(word >> (place * 8) & 15) * 10 + Int(word >> (place * 8 + 8) & 15)
    }
    guard
      let date = CivilDate(
        year: two(left, 0) * 100 + two(left, 2), month: two(left, 5), day: two(middle, 0)),
      let time = CivilTime(
        hour: two(middle, 3), minute: two(middle, 6), second: two(right, 1),
        millisecond: two(right, 4) * 10 + Int(right >> 48 & 15))
    else { return nil }
    self.init(utc: date, at: time)
  }

  /// The digits' values, each in its byte; nil where a byte is not as the pattern wants it.
  ///
  /// `slack` is what a byte may have added before it passes 127: 118 to a digit's value, 127 to 0.
  private static func digits(
    of word: UInt64, like pattern: UInt64, _ slack: UInt64
  ) -> UInt64? {
    let highs: UInt64 = 0x8080_8080_8080_8080
    let values = word ^ pattern
    guard values & highs == 0, (values &+ slack) & highs == 0 else { return nil }
    return values
  }
}
