internal import RedoTerminal
internal import RedoViewModels

/// What the last row says, laid out for its columns: a title gives way before the hint that leads to
/// help does, and that before what is worth knowing or the key that takes back what was done.
///
/// A notice that is cut anyway leaves room for the key that takes it away.
struct MessageLine {
  /// The columns that the hint that leads to help takes, with the blanks round it.
  private static let helpColumns = 10
  /// The columns that the hint that takes a notice away takes, with the blanks behind it.
  private static let hideColumns = 10

  /// Its pieces as they fit, from the left.
  let pieces: [TextPiece]
  /// The column before which it ends.
  let end: Int

  /// Lays out what a footer says in a row of so many columns.
  init(
    of told: FooterMessage, _ viewModel: AppViewModel, columns: Int, _ glyphs: GlyphSet
  ) {
    let whole = told.pieces(viewModel, glyphs)
    let end = Self.end(viewModel, columns: columns)
    guard let message = viewModel.message,
      let place = whole.firstIndex(where: { $0.text == message.text })
    else {
      let isCut = 1 + Self.columns(of: whole) > end
      (pieces, self.end) = (whole, isCut && viewModel.hidesNotice ? end - Self.hideColumns : end)
      return
    }
    let others = 1 + Self.columns(of: whole) - message.clause.columns
    let fits = others + message.clause.leastColumns <= end
    let isFirst = message.followUp != nil || message.kind == .neutral
    self.end = fits || !isFirst ? end : columns - 1
    var pieces = whole
    pieces[place].text = message.clause.fitted(columns: self.end - others)
    self.pieces = pieces
  }

  /// The columns that it takes.
  var columns: Int { min(1 + Self.columns(of: pieces), end) }

  /// Draws the message and says how many columns it takes.
  func draw(onto canvas: inout Canvas) -> Int {
    var column = 1
    for (text, role) in pieces {
      column += canvas.write(
        text, at: Point(row: 0, column: column), as: role, limit: end - column, overflow: .ellipsis)
    }
    return column > 1 ? column : 0
  }

  /// Where a message ends that leaves room for the hint that leads to help, where there is one.
  static func end(_ viewModel: AppViewModel, columns: Int) -> Int {
    columns - (viewModel.overlay != nil && viewModel.context.takesOtherKeys ? 1 : helpColumns)
  }

  static func columns(of pieces: [TextPiece]) -> Int {
    pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
  }
}
