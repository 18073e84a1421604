public import RedoTerminal

/// Where the fields of the form stand over the screen.
public struct FormLayout: Hashable, Sendable {
  /// The frame.
  public let frame: Rect
  /// The columns before the fields, with their names.
  public static let labelColumns = 14
  /// Whether what a field was understood to say stands beside it.
  public let isWide: Bool
  /// The title.
  public let title: Rect
  /// What the title was understood to say; without room on a low screen.
  public let titleNote: Rect
  /// The description.
  public let description: Rect
  /// Due, priority, points and repeat, a row each, in the order of ``FormField``.
  public let lines: [Rect]
  /// What is to be said about the field with the focus, or about the whole form.
  public let note: Rect

  private static let (wideColumns, lowRows, fieldColumns) = (72, 18, 30)

  /// Lays the form out over the body of a screen.
  init(in body: Rect) {
    isWide = body.columns >= Self.wideColumns
    let isRoomy = body.rows >= Self.lowRows
    // Title, four lines and a note; roomy, a row below the title, two for the note and three blanks.
    let others = isRoomy ? 13 : 6
    let most = isRoomy ? 10 : 4
    let rows = min(max(1, body.rows - 2 - others), most)
    frame = body.centered(Size(columns: 92, rows: others + rows + 2))
    let inside = Frame.inside(frame).inset(top: isRoomy ? 1 : 0, left: 1, right: 1)
    let fields = inside.inset(left: Self.labelColumns)
    let around = isRoomy ? 1 : 0
    let (title, below) = fields.split(.rows, at: 1)
    let (titleNote, rest) = below.split(.rows, at: around)
    let (description, others2) = rest.inset(top: around).split(.rows, at: rows)
    let (lines, tail) = others2.inset(top: around).split(.rows, at: 4)
    self.title = title
    self.titleNote = titleNote
    self.description = description
    let columns = isWide ? Self.fieldColumns : lines.columns
    self.lines = lines.lines.map {
      Rect(row: $0.row, column: $0.column, columns: columns, rows: 1)
    }
    note = Rect(
      row: tail.row + around, column: inside.column, columns: inside.columns,
      rows: tail.rows - around)
  }

  /// Where a field stands.
  public func rect(of field: FormField) -> Rect {
    switch field {
    case .title: title
    case .description: description
    case .due: lines[0]
    case .priority: lines[1]
    case .points: lines[2]
    case .repeats: lines[3]
    }
  }

  /// Where what a field was understood to say stands in its row.
  public func reading(of field: FormField) -> Rect {
    let rect = rect(of: field)
    return Rect(
      row: rect.row, column: rect.endColumn + 2, columns: frame.endColumn - rect.endColumn - 4,
      rows: 1)
  }

  /// The field at a place of the screen; nil where there is none.
  func field(at point: Point) -> FormField? {
    FormField.allCases.first { field in
      let rect = rect(of: field)
      return point.row >= rect.row && point.row < rect.endRow && frame.contains(point)
    }
  }
}
