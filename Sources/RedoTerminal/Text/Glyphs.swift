/// The glyphs of a text, in reading order: sanitised, then cut into grapheme clusters.
///
/// No more of the text is read than the glyphs that are asked for take.
public struct Glyphs: Sequence, IteratorProtocol, Sendable {
  private var scalars: SafeScalars
  /// The first scalar of the next cluster, which the breaker has passed; nil at the end.
  private var ahead: Unicode.Scalar?
  private var breaker = GraphemeBreaker()
  /// The cluster that is being read; kept for its room.
  private var cluster: [Unicode.Scalar] = []

  /// The glyphs of a text.
  public init(_ text: some StringProtocol) {
    scalars = SafeScalars(text)
    ahead = scalars.next()
    if let ahead { _ = breaker.starts(ScalarTable.properties(of: ahead).graphemeBreak) }
  }

  /// The next glyph, nil at the end.
  public mutating func next() -> Glyph? {
    guard let first = ahead else { return nil }
    ahead = scalars.next()
    // Two letters of ASCII are never in one cluster, and the breaker is as it was behind each.
    if first.isASCII, ahead?.isASCII ?? true { return Glyph(first) }
    cluster.removeAll(keepingCapacity: true)
    cluster.append(first)
    if !startsAhead() { passCluster() }
    // What cannot stand by itself keeps the circle that it was given to stand on.
    if cluster.count == 1, first == Glyph.support, let ahead,
      ScalarTable.properties(of: ahead).columns == 0
    {
      passCluster()
    }
    return Glyph(cluster: cluster[...])
  }

  private mutating func passCluster() {
    repeat {
      if let scalar = ahead { cluster.append(scalar) }
      ahead = scalars.next()
    } while !startsAhead()
  }

  /// Whether another cluster begins with the next scalar, or the text is at its end.
  private mutating func startsAhead() -> Bool {
    guard let ahead else { return true }
    return breaker.starts(ScalarTable.properties(of: ahead).graphemeBreak)
  }
}
