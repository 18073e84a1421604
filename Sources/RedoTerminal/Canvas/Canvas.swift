/// The grid of cells that everything is drawn on, in the product and in tests alike.
///
/// A canvas can lend out a part of itself (`draw(in:)`): within that part every coordinate counts
/// from the part's own corner, `size` is the part's, and nothing drawn shows outside of it.
public struct Canvas: Equatable, Sendable {
  /// Which glyphs may appear.
  public let glyphs: GlyphSet
  /// The extent of the whole grid.
  public let gridSize: Size

  private var cells: [Cell]
  /// The part being drawn on, in grid coordinates; it may reach beyond the grid.
  private var part: Rect
  /// The cells of the part that exist and belong to every part around it.
  private var clip: Rect
  private var gridCursor: Point?
  /// The links in the order in which they were laid; something may have been drawn over them.
  private(set) var laidLinks: [CanvasLink] = []

  /// A canvas of blanks.
  public init(size: Size, glyphs: GlyphSet = .unicode) {
    self.glyphs = glyphs
    gridSize = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    part = Rect(size: size)
    clip = part
  }

  /// The extent of the part being drawn on: the whole canvas, except within `draw(in:)`.
  public var size: Size { part.size }

  /// The part being drawn on, in its own coordinates.
  public var bounds: Rect { Rect(size: part.size) }

  /// Where the terminal's own cursor sits; nil hides it.
  ///
  /// A place that does not show hides it too.
  public var cursor: Point? {
    get {
      gridCursor.map { Point(row: $0.row - part.row, column: $0.column - part.column) }
    }
    set {
      gridCursor = newValue.flatMap { point in
        let place = Point(row: point.row + part.row, column: point.column + part.column)
        return clip.contains(place) ? place : nil
      }
    }
  }

  /// The cell at a point: blank outside the part, and setting it there does nothing.
  ///
  /// Setting a wide glyph sets the continuation beside it. Where that does not fit, or where half of
  /// another wide glyph would stay, blanks take the place.
  public subscript(point: Point) -> Cell {
    get {
      let place = Point(row: point.row + part.row, column: point.column + part.column)
      return clip.contains(place) ? cells[index(of: place)] : .blank
    }
    set {
      put(newValue, at: Point(row: point.row + part.row, column: point.column + part.column))
    }
  }

  /// Draws on a part of the canvas, in the part's own coordinates.
  @discardableResult
  public mutating func draw<Result, Failure: Error>(
    in rect: Rect, _ body: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outerPart, outerClip) = (part, clip)
    part = rect.offset(rows: outerPart.row, columns: outerPart.column)
    clip = part.intersection(outerClip)
    defer { (part, clip) = (outerPart, outerClip) }
    return try body(&self)
  }

  /// The cells of one row of the whole grid, from the left.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < gridSize.rows else { return [] }
    return cells[row * gridSize.columns..<(row + 1) * gridSize.columns]
  }

  /// The cells of the grid that a rectangle of the part being drawn on shows in.
  func gridPlace(of rect: Rect) -> Rect {
    rect.offset(rows: part.row, columns: part.column).intersection(clip)
  }

  /// Lays a link.
  mutating func add(_ link: CanvasLink) {
    laidLinks.append(link)
  }

  /// Changes the cell at a point in place, all but its glyph.
  mutating func restyle(_ point: Point, _ change: (inout Cell) -> Void) {
    let place = Point(row: point.row + part.row, column: point.column + part.column)
    guard clip.contains(place) else { return }
    let index = index(of: place)
    let glyph = cells[index].glyph
    change(&cells[index])
    cells[index].glyph = glyph
  }

  /// Clears a rectangle to blanks on a ground.
  public mutating func fill(_ rect: Rect, with ground: Ground) {
    let area = gridPlace(of: rect)
    guard !area.isEmpty else { return }
    let blank = Cell(ground: ground)
    for row in area.row..<area.endRow {
      let place = Point(row: row, column: area.column)
      let start = index(of: place)
      separate(from: start, count: area.columns, in: place)
      for index in start..<start + area.columns { cells[index] = blank }
    }
  }

  private func index(of place: Point) -> Int {
    place.row * gridSize.columns + place.column
  }

  private mutating func put(_ cell: Cell, at place: Point) {
    guard cell.glyph.columns > 0 else { return }
    guard clip.contains(place) else {
      if cell.glyph.columns == 2 { putRightHalf(of: cell, at: place) }
      return
    }
    var cell = cell
    if glyphs != .unicode, !cell.glyph.isASCII,
      let mark = cell.glyph.asciiLike ?? (glyphs == .ascii ? Glyph("?") : nil)
    {
      put(mark, insteadOf: cell, at: place)
      return
    }
    if cell.glyph.columns == 2, place.column + 1 >= clip.endColumn {
      cell.glyph = .blank
    }
    let index = index(of: place)
    separate(from: index, count: cell.glyph.columns, in: place)
    cells[index] = cell
    if cell.glyph.columns == 2 {
      cell.glyph = .continuation
      cells[index + 1] = cell
    }
  }

  /// Blanks the second cell of a wide glyph whose first one lies left of the part.
  private mutating func putRightHalf(of cell: Cell, at place: Point) {
    var blank = cell
    blank.glyph = .blank
    put(blank, at: Point(row: place.row, column: place.column + 1))
  }

  /// Puts another glyph over the columns of one that cannot be shown.
  private mutating func put(_ glyph: Glyph, insteadOf cell: Cell, at place: Point) {
    var mark = cell
    mark.glyph = glyph
    for column in 0..<cell.glyph.columns {
      put(mark, at: Point(row: place.row, column: place.column + column))
    }
  }

  /// Blanks the halves of wide glyphs that would be left on either side of the cells to be set.
  private mutating func separate(from index: Int, count: Int, in place: Point) {
    if cells[index].glyph.columns == 0, place.column > 0 {
      cells[index - 1].glyph = .blank
    }
    let end = index + count
    if place.column + count < gridSize.columns, cells[end].glyph.columns == 0 {
      cells[end].glyph = .blank
    }
  }
}
