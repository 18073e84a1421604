/// The glyphs of a text, in reading order: sanitised, then cut into grapheme clusters.
public struct Glyphs: Sequence, IteratorProtocol, Sendable {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var breaker = GraphemeBreaker()

  /// The glyphs of a text.
  public init(_ text: some StringProtocol) {
    scalars = TextSanitizer.scalars(of: text)
    if let first = scalars.first {
      _ = breaker.starts(ScalarTable.properties(of: first).graphemeBreak)
    }
  }

  /// The next glyph, nil at the end.
  public mutating func next() -> Glyph? {
    guard position < scalars.count else { return nil }
    let start = position
    passCluster()
    // What cannot stand by itself keeps the circle that it was given to stand on.
    if position == start + 1, scalars[start] == Glyph.support, position < scalars.count,
      ScalarTable.properties(of: scalars[position]).columns == 0
    {
      passCluster()
    }
    return Glyph(cluster: scalars[start..<position])
  }

  private mutating func passCluster() {
    position += 1
    while position < scalars.count,
      !breaker.starts(ScalarTable.properties(of: scalars[position]).graphemeBreak)
    {
      position += 1
    }
  }
}
