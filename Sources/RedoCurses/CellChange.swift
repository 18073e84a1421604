internal import RedoTerminal

/// A cell that is to show something else than before.
nonisolated struct CellChange {
  var row: Int
  var column: Int
  var glyph: Glyph
  var attributes: AttributeCache.Attributes
  /// Whether a glyph of two columns stood there, or half of one.
  var isOverWide = false
}
