extension Glyph {
  /// A block that fills so many eighths of a cell from below, 1 … 8; the nearest of them for others.
  static func lowerBlock(eighths: Int) -> Glyph {
    Glyph(Unicode.Scalar(0x2580 + UInt32(min(max(eighths, 1), 8))) ?? "█")
  }
}
