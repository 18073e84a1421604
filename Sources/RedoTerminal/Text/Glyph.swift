/// What one cell shows: a grapheme cluster that is safe to draw, and its columns.
///
/// A glyph can only be made from text by sanitising it, so no cell ever holds a control character.
public struct Glyph: Hashable, Sendable {
  /// The cluster; empty in the cell that a wide glyph to its left covers.
  public let text: String
  /// Columns it takes: 1 or 2, and 0 in the cell that a wide glyph to its left covers.
  public let columns: Int

  /// The dotted circle, on which stands what takes no columns by itself.
  static let support: Unicode.Scalar = "\u{25CC}"

  private init(text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  /// Nothing to see, one column.
  public static let blank = Glyph(text: " ", columns: 1)

  /// What stands in the second cell of a wide glyph.
  public static let continuation = Glyph(text: "", columns: 0)

  /// One scalar; unsafe ones become visible, combining ones get a dotted circle to stand on.
  public init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII && !TextSanitizer.isUnsafe(scalar) {
      self.init(text: String(scalar), columns: 1)
    } else {
      let safe = Array(SafeScalars(String(scalar)))
      self.init(cluster: safe[...])
    }
  }

  /// One cluster of safe scalars, which must not be empty.
  init(cluster: ArraySlice<Unicode.Scalar>) {
    let first = cluster.first ?? "\u{FFFD}"
    if cluster.count <= 1 && first.isASCII {
      self.init(text: String(first), columns: 1)
      return
    }
    let needsSupport = ScalarTable.properties(of: first).columns == 0
    if cluster.count == 1 && !needsSupport {
      self.init(text: String(first), columns: TextWidth.columns(ofCluster: cluster))
      return
    }
    let kept = Glyph.bounded(needsSupport ? [Glyph.support] + cluster : cluster)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: kept)
    self.init(text: String(text), columns: TextWidth.columns(ofCluster: kept))
  }

  /// Whether a terminal without Unicode can show it.
  var isASCII: Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// The scalars that are kept: all of an emoji sequence, else a base and a few marks.
  ///
  /// More than that is not language but an attack on the rows above and below.
  private static func bounded(_ cluster: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let isPicture = cluster.contains {
      let kind = ScalarTable.properties(of: $0).graphemeBreak
      return kind == .pictographic || kind == .regionalIndicator
    }
    return cluster.prefix(isPicture ? 16 : 6)
  }
}
