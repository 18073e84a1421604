internal import CNcurses
internal import Glibc
internal import RedoTerminal

/// Styles → what ncurses draws with, asked for once each.
nonisolated struct AttributeCache {
  /// What ncurses draws with.
  struct Attributes: Equatable {
    var bits: UInt32
    var pair: Int32
    /// The colour of the glyph; nil for the terminal's own.
    var foreground: Int?
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
  /// Whether standout is bold, as in our own descriptions: it is ended without both colours being
  /// sent again.
  private let hasBoldStandout = nc_string("smso").map { strcmp($0, "\u{1B}[1m") == 0 } ?? false
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
  /// and sends again what differs, the style of a blank too, though nobody sees it. Few blanks, and
  /// those between two cells of one style, go on in the style to their left; many have one style of
  /// their own, where that shows nothing else: each change of style is some twenty bytes for the
  /// terminal.
  mutating func attributes(of row: ArraySlice<Cell>) -> [Attributes] {
    var drawn: [Attributes] = []
    drawn.reserveCapacity(row.count)
    var column = row.startIndex
    while column < row.endIndex {
      guard let plain = plain(row[column]) else {
        drawn.append(attributes(of: row[column]))
        column += 1
        continue
      }
      let start = column
      repeat { column += 1 } while column < row.endIndex && self.plain(row[column]) == plain
      let isNarrow = column - start <= Self.longestGap
      let isWithin = column < row.endIndex && drawn.last == attributes(of: row[column])
      let left = isNarrow || isWithin ? drawn.last : nil
      let shown = left.flatMap { $0.showsBlank(like: plain) ? $0 : nil } ?? plain
      for _ in start..<column { drawn.append(shown) }
    }
    return drawn
  }

  /// How many blanks stay in the style of what is to their left.
  private static let longestGap = 16

  /// What many blanks like this one are drawn with; nil for what is no blank or shows more than one.
  private mutating func plain(_ cell: Cell) -> Attributes? {
    guard cell.glyph == .blank else { return nil }
    let own = attributes(of: cell)
    if cell.role == .text && cell.emphasis.isEmpty { return own }
    let plain = attributes(of: Style(role: .text, ground: cell.ground, emphasis: []))
    return own.showsBlank(like: plain) ? plain : nil
  }

  private mutating func attributes(of cell: Cell) -> Attributes {
    attributes(of: Style(role: cell.role, ground: cell.ground, emphasis: cell.emphasis))
  }

  private mutating func attributes(of style: Style) -> Attributes {
    if let last, last.style == style { return last.attributes }
    let found = known[style]
    let attributes = found ?? make(style)
    if found == nil { known[style] = attributes }
    last = (style, attributes)
    return attributes
  }

  private func make(_ style: Style) -> Attributes {
    let shown = theme.rendition(
      of: style.role, on: style.ground, emphasis: style.emphasis, depth: depth)
    var bits: UInt32 = 0
    if shown.emphasis.contains(.bold) { bits |= hasBoldStandout ? nc_standout : nc_bold }
    if shown.emphasis.contains(.dim) { bits |= nc_dim }
    if shown.emphasis.contains(.italic) { bits |= nc_italic }
    if shown.emphasis.contains(.underline) { bits |= nc_underline }
    if shown.emphasis.contains(.reverse) { bits |= nc_reverse }
    guard let foreground = shown.foreground, let background = shown.background else {
      return Attributes(bits: bits, pair: 0)
    }
    let pair = alloc_pair(number(foreground), number(background))
    return Attributes(
      bits: bits, pair: max(0, pair), foreground: foreground, background: background)
  }

  /// The lowest numbers mean the palette where colour is direct; the nearest other one is taken.
  private func number(_ color: Int) -> Int32 {
    Int32(depth == .direct && color < 8 ? 8 : color)
  }
}
