extension Span<UInt8> {
  /// Whether both hold the same bytes; eight are compared at a time.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (bytes, other.bytes)
    var offset = 0
    while offset + 8 <= count {
      guard
        left.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == right.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset += 1
    }
    return true
  }
}
