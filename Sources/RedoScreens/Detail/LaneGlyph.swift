internal import RedoTerminal
internal import RedoViewModels

/// The glyphs that the lines of a history are drawn with.
enum LaneGlyph {
  /// The glyph of a cell without a change.
  static func glyph(of cell: LaneCell, _ glyphs: GlyphSet) -> Glyph {
    if cell.contains(.cut) { return glyphs.ellipsis }
    if cell.contains(.bridge) { return glyphs.glyph("│", "|") }
    return switch cell.intersection([.up, .down, .left, .right]) {
    case [.up, .down], .up, .down: glyphs.glyph("│", "|")
    case [.left, .right], .left, .right: glyphs.glyph("─", "-")
    case [.up, .left]: glyphs.glyph("╯", "'")
    case [.up, .right]: glyphs.glyph("╰", "`")
    case [.down, .left]: glyphs.glyph("╮", ".")
    case [.down, .right]: glyphs.glyph("╭", ".")
    case [.up, .down, .left]: glyphs.glyph("┤", "+")
    case [.up, .down, .right]: glyphs.glyph("├", "+")
    case [.up, .left, .right]: glyphs.glyph("┴", "'")
    case [.down, .left, .right]: glyphs.glyph("┬", ".")
    case [.up, .down, .left, .right]: glyphs.glyph("┼", "+")
    default: .blank
    }
  }
}
