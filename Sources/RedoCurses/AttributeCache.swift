internal import CNcurses
internal import RedoTerminal

/// Styles → what ncurses draws with, asked for once each.
struct AttributeCache {
  /// What ncurses draws with.
  struct Attributes: Equatable {
    var bits: UInt32
    var pair: Int32
    /// The colour below; nil for the terminal's own.
    var background: Int?

    /// Whether a blank looks the same drawn with these or with others.
    func showsBlank(like other: Attributes) -> Bool {
      (bits | other.bits) & (nc_underline | nc_reverse) == 0 && background == other.background
    }
  }

  private struct Style: Hashable {
    var role: Role
    var ground: Ground
    var emphasis: Emphasis
  }

  private let theme: Theme
  private let depth: ColorDepth
  private var known: [Style: Attributes] = [:]
  /// Neighbours mostly share their style.
  private var last: (style: Style, attributes: Attributes)?

  init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// Whether the cache was made for this theme.
  func serves(_ theme: Theme) -> Bool {
    self.theme == theme
  }

  /// What the cells of a row are drawn with.
  ///
  /// That follows from the row alone: where a list moves by a row, ncurses has the terminal move it
  /// and sends again what differs, the style of a blank too, though nobody sees it. Few blanks go on
  /// in the style to their left and many have one style of their own, where that shows nothing else:
  /// each change of style is some twenty bytes for the terminal.
  mutating func attributes(of row: ArraySlice<Cell>) -> [Attributes] {
    var drawn: [Attributes] = []
    drawn.reserveCapacity(row.count)
    var rest = row
    while let cell = rest.first {
      guard let plain = plain(cell) else {
        drawn.append(attributes(of: cell))
        rest.removeFirst()
        continue
      }
      let gap = rest.prefix { self.plain($0) == plain }
      let left = gap.count > Self.longestGap ? nil : drawn.last
      let shown = left.flatMap { $0.showsBlank(like: plain) ? $0 : nil } ?? plain
      drawn.append(contentsOf: repeatElement(shown, count: gap.count))
      rest = rest.dropFirst(gap.count)
    }
    return drawn
  }

  /// How many blanks stay in the style of what is to their left.
  private static let longestGap = 8

  /// What many blanks like this one are drawn with; nil for what is no blank or shows more than one.
  private mutating func plain(_ cell: Cell) -> Attributes? {
    guard cell.glyph == .blank else { return nil }
    let plain = attributes(of: Cell(ground: cell.ground))
    return attributes(of: cell).showsBlank(like: plain) ? plain : nil
  }

  private mutating func attributes(of cell: Cell) -> Attributes {
    let style = Style(role: cell.role, ground: cell.ground, emphasis: cell.emphasis)
    if let last, last.style == style { return last.attributes }
    let attributes = known[style] ?? make(style)
    known[style] = attributes
    last = (style, attributes)
    return attributes
  }

  private func make(_ style: Style) -> Attributes {
    let shown = theme.rendition(
      of: style.role, on: style.ground, emphasis: style.emphasis, depth: depth)
    var bits: UInt32 = 0
    if shown.emphasis.contains(.bold) { bits |= nc_bold }
    if shown.emphasis.contains(.dim) { bits |= nc_dim }
    if shown.emphasis.contains(.italic) { bits |= nc_italic }
    if shown.emphasis.contains(.underline) { bits |= nc_underline }
    if shown.emphasis.contains(.reverse) { bits |= nc_reverse }
    guard let foreground = shown.foreground, let background = shown.background else {
      return Attributes(bits: bits, pair: 0)
    }
    let pair = alloc_pair(number(foreground), number(background))
    return Attributes(bits: bits, pair: max(0, pair), background: background)
  }

  /// The lowest numbers mean the palette where colour is direct; the nearest other one is taken.
  private func number(_ color: Int) -> Int32 {
    Int32(depth == .direct && color < 8 ? 8 : color)
  }
}
