internal import RedoProtocol

extension TitleText {
  private static let once = [Array(TitleLabel.once.text.utf8)]
  private static let rhythms = TitleLabel.rhythms.map { Array($0.text.utf8) }

  /// Whether a stored title without escapes is worth taking apart for ``isOnce``: most of thousands do
  /// not hold the marker's bytes.
  public static func mayBeOnce(stored title: Span<UInt8>) -> Bool { holds(once, in: title) }

  /// Whether a stored title without escapes is worth taking apart for how a repeat is counted.
  static func mayCount(stored title: Span<UInt8>) -> Bool { holds(rhythms, in: title) }

  /// Whether a title holds the bytes of one of some tags.
  private static func holds(_ tags: [[UInt8]], in title: Span<UInt8>) -> Bool {
    var start = 0
    while let offset = title.offset(of: UInt8(ascii: "#"), from: start) {
      for tag in tags where title.count - offset >= tag.count {
        if tag.indices.allSatisfy({ title[offset + $0] == tag[$0] }) { return true }
      }
      start = offset + 1
    }
    return false
  }
}
