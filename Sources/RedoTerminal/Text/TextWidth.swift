/// How many columns text takes, by Unicode 15.0 and the same on every system.
public enum TextWidth {
  /// The columns of a text as it is drawn, with what is unsafe replaced.
  public static func columns(of text: some StringProtocol) -> Int {
    if let plain = text.utf8.withContiguousStorageIfAvailable({ bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }), plain {
      return text.utf8.count
    }
    return Glyphs(text).reduce(0) { $0 + $1.columns }
  }

  /// The columns of a text, or some where it takes more; no more of it is read than tells.
  public static func columns(of text: some StringProtocol, atMost most: Int) -> Int {
    guard text.utf8.count > most else { return min(columns(of: text), most) }
    var used = 0
    var glyphs = Glyphs(text)
    while used < most, let glyph = glyphs.next() { used += glyph.columns }
    return min(used, most)
  }

  /// The longest start of a text that fits, in whole clusters.
  public static func prefix(of text: some StringProtocol, columns: Int) -> String {
    var fitting = ""
    var used = 0
    for glyph in Glyphs(text) {
      guard used + glyph.columns <= columns else { break }
      used += glyph.columns
      fitting += glyph.text
    }
    return fitting
  }

  /// The extended grapheme clusters of a text as it stands, nothing replaced (UAX #29).
  public static func clusters(of text: some StringProtocol) -> [String] {
    var breaker = GraphemeBreaker()
    var clusters: [String] = []
    var cluster = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if breaker.starts(ScalarTable.properties(of: scalar).graphemeBreak), !cluster.isEmpty {
        clusters.append(String(cluster))
        cluster.removeAll()
      }
      cluster.append(scalar)
    }
    if !cluster.isEmpty {
      clusters.append(String(cluster))
    }
    return clusters
  }

  /// The columns of one cluster: 2 for pictures and flags, else what its spacing scalars take.
  static func columns(ofCluster cluster: ArraySlice<Unicode.Scalar>) -> Int {
    var sum = 0
    var base: ScalarProperties?
    for scalar in cluster {
      let properties = ScalarTable.properties(of: scalar)
      let isFirst = base == nil
      let first = base ?? properties
      base = first
      let makesPicture = scalar == "\u{FE0F}" || isSkinTone(scalar)
      if !isFirst && first.isEmoji && makesPicture {
        return 2
      }
      sum += isFirst || !isSkinTone(scalar) ? properties.columns : 0
    }
    return min(max(sum, 1), 2)
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F3FB && scalar.value <= 0x1F3FF
  }
}
