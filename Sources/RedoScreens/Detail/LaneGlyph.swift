internal import RedoTerminal
internal import RedoViewModels

/// The glyphs that the lines of a history are drawn with.
enum LaneGlyph {
  /// The glyph of a cell without a change.
  static func glyph(of cell: LaneCell, _ glyphs: GlyphSet) -> Glyph {
    cell.contains(.cut) ? glyphs.ellipsis : glyphs.glyph(cell.scalar, ascii(cell.scalar))
  }

  /// What is most like a line in ASCII.
  private static func ascii(_ line: Unicode.Scalar) -> Unicode.Scalar {
    switch line {
    case "│": "|"
    case "─": "-"
    case "╯", "┴": "'"
    case "╰": "`"
    case "╮", "╭", "┬": "."
    case "┤", "├", "┼": "+"
    default: line
    }
  }
}
