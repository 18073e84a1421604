/// A rounded border with a title above and a note below; with the focus it glows from its corner.
public struct Frame: Hashable, Sendable {
  /// What stands in the upper edge.
  public var title: String
  /// What stands in the lower edge, at its right.
  public var note: String
  /// Whether the pane has the focus.
  public var isFocused: Bool
  /// The surface inside.
  public var ground: Ground

  /// A border.
  public init(
    title: String = "", note: String = "", isFocused: Bool = false, ground: Ground = .panel
  ) {
    self.title = title
    self.note = note
    self.isFocused = isFocused
    self.ground = ground
  }

  /// What a frame around a rectangle leaves inside.
  public static func inside(_ rect: Rect) -> Rect {
    rect.inset(by: 1)
  }

  /// Draws the border and the empty surface inside; returns what is inside.
  @discardableResult
  public func draw(on canvas: inout Canvas, in rect: Rect) -> Rect {
    canvas.fill(rect, with: ground)
    guard rect.columns >= 2, rect.rows >= 2 else { return Frame.inside(rect) }
    canvas.draw(in: rect) { canvas in
      drawLines(on: &canvas)
      drawCaption(title, row: 0, role: isFocused ? .heading : .secondary, on: &canvas)
      let room = canvas.size.columns - 4
      let width = min(TextWidth.columns(of: note) + 2, room)
      drawCaption(
        note, row: canvas.size.rows - 1, at: canvas.size.columns - 3 - width, role: .secondary,
        on: &canvas)
    }
    return Frame.inside(rect)
  }

  private func drawLines(on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let (right, bottom) = (canvas.size.columns - 1, canvas.size.rows - 1)
    let (edge, side) = (glyphs.glyph("─", "-"), glyphs.glyph("│", "|"))
    for column in 1..<max(right, 1) {
      put(edge, row: 0, column: column, on: &canvas)
      put(edge, row: bottom, column: column, on: &canvas)
    }
    for row in 1..<max(bottom, 1) {
      put(side, row: row, column: 0, on: &canvas)
      put(side, row: row, column: right, on: &canvas)
    }
    put(glyphs.glyph("╭", "+"), row: 0, column: 0, on: &canvas)
    put(glyphs.glyph("╮", "+"), row: 0, column: right, on: &canvas)
    put(glyphs.glyph("╰", "+"), row: bottom, column: 0, on: &canvas)
    put(glyphs.glyph("╯", "+"), row: bottom, column: right, on: &canvas)
  }

  private func put(_ glyph: Glyph, row: Int, column: Int, on canvas: inout Canvas) {
    canvas.put(glyph, at: Point(row: row, column: column), role(row: row, column: column))
  }

  /// How bright the line is: the glow fades with the distance from the top left corner, where a row
  /// counts as two columns since cells are taller than wide.
  private func role(row: Int, column: Int) -> Role {
    guard isFocused else { return .border }
    switch column + 2 * row {
    case ..<6: return .borderGlow1
    case ..<16: return .borderGlow2
    case ..<32: return .borderGlow3
    default: return .borderFocus
    }
  }

  private func drawCaption(
    _ text: String, row: Int, at column: Int = 1, role: Role, on canvas: inout Canvas
  ) {
    let room = canvas.size.columns - 4
    guard !text.isEmpty, room > 2 else { return }
    let width = TextWidth.columns(of: text, atMost: room - 2)
    canvas.write(" ", at: Point(row: row, column: column + 1), as: role)
    canvas.write(
      text, at: Point(row: row, column: column + 2), as: role, emphasis: isFocused ? .bold : [],
      limit: width, overflow: .ellipsis)
    canvas.write(" ", at: Point(row: row, column: column + 2 + width), as: role)
  }
}
