extension TitleText {
  /// The bytes of `#once`, the first the most significant.
  private static let marker = TitleLabel.once.text.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  private static let markerMask = UInt64(1) << UInt64(TitleLabel.once.text.utf8.count * 8) - 1

  /// Whether a stored title without escapes is worth taking apart for ``isOnce``: most of thousands do
  /// not hold the marker's bytes.
  public static func mayBeOnce(stored title: Span<UInt8>) -> Bool {
    let (marker, mask) = (marker, markerMask)
    var last: UInt64 = 0
    for offset in title.indices {
      last = last << 8 | UInt64(title[offset])
      if last & mask == marker { return true }
    }
    return false
  }
}
