internal import RedoProtocol

extension TitleText {
  private static let marker = Array(TitleLabel.once.text.utf8)

  /// Whether a stored title without escapes is worth taking apart for ``isOnce``: most of thousands do
  /// not hold the marker's bytes.
  public static func mayBeOnce(stored title: Span<UInt8>) -> Bool {
    let marker = marker
    var start = 0
    while let offset = title.offset(of: marker[0], from: start) {
      if title.count - offset >= marker.count,
        marker.indices.allSatisfy({ title[offset + $0] == marker[$0] })
      {
        return true
      }
      start = offset + 1
    }
    return false
  }
}
