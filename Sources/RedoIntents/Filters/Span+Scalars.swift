extension Span<UInt8> {
  /// The character whose UTF-8 starts at an offset, and its length in bytes.
  ///
  /// A byte that starts none reads as U+FFFD.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = self[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC0, offset + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      guard self[index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    return (value, length)
  }
}
