/// How a cell is shown at some colour depth: what is left for the terminal to do.
public struct Rendition: Hashable, Sendable {
  /// The colour of the glyph in the depth's own numbers (an index, or `0xRRGGBB`); nil is the
  /// terminal's default.
  public var foreground: Int?
  /// The colour behind it, likewise.
  public var background: Int?
  /// Everything that is not colour.
  public var emphasis: Emphasis

  /// A rendition.
  public init(foreground: Int?, background: Int?, emphasis: Emphasis) {
    self.foreground = foreground
    self.background = background
    self.emphasis = emphasis
  }
}

extension Theme {
  /// How a role on a ground looks with as many colours as there are.
  ///
  /// Where a surface can no longer be told from the screen by colour, emphasis stands in for it, and
  /// what is written stays readable on what lies below it. Where colours are many, dim and reverse are
  /// colours too.
  public func rendition(
    of role: Role, on ground: Ground, emphasis: Emphasis = [], depth: ColorDepth
  ) -> Rendition {
    let paint = paint(of: role)
    var all = emphasis.union(paint.emphasis)
    // An example in an empty field must not look like what was typed there.
    if role == .example, depth <= .eight { all.insert(.dim) }
    guard depth != .mono else {
      let surface: Ground = role == .example ? .panel : ground
      let seen: Ground = paint.background != nil ? .tabActive : surface
      return Rendition(
        foreground: nil, background: nil, emphasis: Theme.mono(all, on: seen))
    }
    guard depth <= .sixteen else {
      let paint = self.paint(of: role, on: ground, emphasis: emphasis)
      return Rendition(
        foreground: paint.foreground.number(at: depth),
        background: paint.background?.number(at: depth), emphasis: paint.emphasis)
    }
    var shown = Rendition(
      foreground: paint.foreground.number(at: depth),
      background: (paint.background ?? color(of: ground)).number(at: depth), emphasis: all)
    if paint.background == nil {
      distinguish(ground, under: role, in: &shown, depth: depth)
    }
    shown.becomeReadable(at: depth)
    return shown
  }

  /// Makes a surface visible that the palette paints like the screen.
  private func distinguish(
    _ ground: Ground, under role: Role, in shown: inout Rendition, depth: ColorDepth
  ) {
    guard shown.background == color(of: .background).number(at: depth) else { return }
    switch ground {
    case .background, .panel: break
    case .chip: shown.emphasis.insert(.underline)
    case .raised where shown.background == 15: shown.background = 7
    case .raised where role == .example: break
    // Bold would make black a grey.
    case .raised where shown.background == 7: shown.emphasis.insert(.underline)
    // Bright black would do with sixteen colours, were not red and purple on it hardly seen.
    case .raised: shown.emphasis.insert(.bold)
    case .tabActive, .danger: shown.emphasis.formSymmetricDifference(.reverse)
    }
  }

  /// Without colour a surface is shown by reversing it, a chip by a line below.
  private static func mono(_ emphasis: Emphasis, on ground: Ground) -> Emphasis {
    switch ground {
    case .background, .panel: emphasis
    case .chip: emphasis.union(.underline)
    case .raised, .tabActive, .danger: emphasis.symmetricDifference(.reverse)
    }
  }
}

extension Color {
  /// The colour in a depth's own numbers; meaningless without colours.
  fileprivate func number(at depth: ColorDepth) -> Int {
    switch depth {
    case .mono: 0
    case .eight: index8
    case .sixteen: index16
    case .indexed: index256
    case .direct: Int(rgb)
    }
  }
}
