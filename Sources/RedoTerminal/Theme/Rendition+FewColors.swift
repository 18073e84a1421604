extension Rendition {
  /// Takes another colour for the glyph where it could hardly be read on what lies below.
  ///
  /// What the first sixteen colours look like is the terminal's own, but how light they are is much
  /// the same everywhere.
  mutating func becomeReadable(at depth: ColorDepth) {
    guard let color = foreground, let ground = background else { return }
    let shown = Self.readable(color, on: ground, depth)
    foreground = shown
    // Bold makes black a grey and the other dark colours pale, which is hard to read on light ones.
    if shown == 0 || ground == 7 || ground == 15 { emphasis.remove(.bold) }
  }

  private static func readable(_ color: Int, on ground: Int, _ depth: ColorDepth) -> Int {
    switch ground {
    case 0 where color == 0: depth == .sixteen ? 8 : 7
    case 0: color
    case 7, 15: dark(color, on: ground, depth)
    // Bright black is a middle grey: of the colours only yellow and cyan are light enough for it.
    case 8 where color == 8: 7
    case 8: [7, 11, 14].contains(color) ? color : 15
    // Green, yellow and cyan are light by nature.
    case 2, 3, 6, 10, 11, 14: 0
    default: color == ground ? 0 : color
    }
  }

  /// What stands in for a colour on white: blue for what is light by nature.
  private static func dark(_ color: Int, on ground: Int, _ depth: ColorDepth) -> Int {
    switch color % 8 {
    case 0 where color == 0: 0
    case 0, 7: depth == .sixteen ? 8 : 0
    case 1, 4: color % 8
    case 5 where ground == 15: 5
    default: 4
    }
  }
}
