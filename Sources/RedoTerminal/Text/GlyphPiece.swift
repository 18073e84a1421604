/// A part of a glyph that any terminal shows in the same columns.
///
/// Terminals disagree on the width of emoji sequences. A piece has one scalar that takes columns, and
/// marks that take none, so there is nothing to disagree on; the pieces of a glyph fill its columns.
public struct GlyphPiece: Hashable, Sendable {
  /// A scalar and its marks, at most four.
  public let scalars: [Unicode.Scalar]
  /// The columns they take: 1 or 2.
  public let columns: Int
}

extension Glyph {
  /// What is sent for the glyph, from left to right.
  ///
  /// Of an emoji sequence the first picture is shown, in place of all of it. A flag is shown as its
  /// two letters, which some terminals join. What a glyph leaves empty is filled by a blank.
  public var pieces: [GlyphPiece] {
    let all = scalars
    guard all.count > 1 else {
      return columns == 0 ? [] : [GlyphPiece(scalars: all, columns: columns)]
    }
    let isPicture = all.contains { $0 == "\u{FE0F}" || isPictographic($0) }
    var pieces: [GlyphPiece] = []
    var used = 0
    var current: [Unicode.Scalar] = []
    for scalar in all where !isSelector(scalar) {
      let width = ScalarTable.properties(of: scalar).columns
      if width == 0 || current.isEmpty {
        if current.count < 5, current.isEmpty || !isPicture || scalar == "\u{20E3}" {
          current.append(scalar)
        }
        continue
      }
      let next = used + columnsTaken(by: current)
      guard !isPicture, next + width <= columns else { break }
      pieces.append(GlyphPiece(scalars: current, columns: next - used))
      used = next
      current = [scalar]
    }
    pieces.append(GlyphPiece(scalars: current, columns: columnsTaken(by: current)))
    used += columnsTaken(by: current)
    for _ in used..<max(used, columns) {
      pieces.append(GlyphPiece(scalars: [" "], columns: 1))
    }
    return pieces
  }

  private func columnsTaken(by scalars: [Unicode.Scalar]) -> Int {
    scalars.reduce(0) { $0 + ScalarTable.properties(of: $1).columns }
  }

  private func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    ScalarTable.properties(of: scalar).graphemeBreak == .pictographic
  }

  /// Variation selectors ask for another width, which not every terminal grants; tags spell a flag;
  /// after a joiner some terminals put the next glyph, whatever it is, into the same cell.
  private func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
      || scalar == "\u{200D}"
  }
}
