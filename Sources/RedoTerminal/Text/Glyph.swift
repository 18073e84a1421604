/// What one cell shows: a grapheme cluster that is safe to draw, and its columns.
///
/// A glyph can only be made from text by sanitising it, so no cell ever holds a control character. It
/// is compared scalar by scalar, as that is what is sent.
public struct Glyph: Hashable, Sendable {
  // A frame copies and compares thousands of cells, each of 16 bytes: nearly all hold one scalar alone.
  private let rest: [Unicode.Scalar]?
  private let first: Unicode.Scalar
  private let width: UInt8

  /// The dotted circle, on which stands what takes no columns by itself.
  static let support: Unicode.Scalar = "\u{25CC}"

  private init(_ first: Unicode.Scalar, _ rest: [Unicode.Scalar]? = nil, columns: Int) {
    self.first = first
    self.rest = rest
    width = UInt8(truncatingIfNeeded: columns)
  }

  /// Columns it takes: 1 or 2, and 0 in the cell that a wide glyph to its left covers.
  public var columns: Int { Int(width) }

  /// The cluster; empty in the cell that a wide glyph to its left covers.
  public var text: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The scalars of the cluster; none in the cell that a wide glyph to its left covers.
  var scalars: [Unicode.Scalar] { width == 0 ? [] : [first] + (rest ?? []) }

  /// Its only scalar; nil where there are several, or none.
  public var soleScalar: Unicode.Scalar? { rest == nil && width > 0 ? first : nil }

  /// Nothing to see, one column.
  public static let blank = Glyph(" ", columns: 1)

  /// What stands in the second cell of a wide glyph.
  public static let continuation = Glyph(" ", columns: 0)

  /// One scalar; unsafe ones become visible, combining ones get a dotted circle to stand on.
  public init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII && !TextSanitizer.isUnsafe(scalar) {
      self.init(scalar, columns: 1)
    } else {
      let safe = Array(SafeScalars(String(scalar)))
      self.init(cluster: safe[...])
    }
  }

  /// One cluster of safe scalars, which must not be empty.
  init(cluster: ArraySlice<Unicode.Scalar>) {
    let first = cluster.first ?? "\u{FFFD}"
    if cluster.count <= 1 && first.isASCII {
      self.init(first, columns: 1)
      return
    }
    let needsSupport = ScalarTable.properties(of: first).columns == 0
    if cluster.count == 1 && !needsSupport {
      self.init(first, columns: TextWidth.columns(ofCluster: cluster))
      return
    }
    let kept = Glyph.bounded(needsSupport ? [Glyph.support] + cluster : cluster)
    self.init(
      kept.first ?? first, Array(kept.dropFirst()), columns: TextWidth.columns(ofCluster: kept))
  }

  /// Whether a terminal without Unicode can show it.
  var isASCII: Bool { rest == nil && first.isASCII }

  /// Whether both show the same; the scalars that nearly always tell come first.
  public static func == (left: Glyph, right: Glyph) -> Bool {
    left.first == right.first && left.width == right.width && left.rest == right.rest
  }

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
