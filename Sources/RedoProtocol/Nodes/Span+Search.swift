extension Span<UInt8> {
  /// The offset of the first byte at or after `start` that has a value, eight being looked at at a
  /// time; nil where none has.
  @inlinable public func offset(of byte: UInt8, from start: Int) -> Int? {
    let raw = bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    let sought = ones &* UInt64(byte)
    var offset = start
    while offset + 8 <= raw.byteCount {
      let word = UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let difference = word ^ sought
      let found = (difference &- ones) & ~difference & (ones &* 0x80)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      if self[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }
}
