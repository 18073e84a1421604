internal import RedoIntents
internal import RedoTerminal

/// What a line was understood to say, one chip a part, as many as fit.
struct ChipLine {
  let chips: [Chip]

  func render(in rect: Rect, onto canvas: inout Canvas) {
    var column = rect.column + 2
    for chip in chips {
      let text = " " + chip.text + " "
      let width = TextWidth.columns(of: text)
      guard column + width <= rect.endColumn else {
        canvas.write(
          canvas.glyphs.text("…", "~"), at: Point(row: rect.row, column: column), as: .secondary)
        return
      }
      let place = Rect(row: rect.row, column: column, columns: width, rows: 1)
      canvas.lay(.chip, under: place)
      canvas.write(text, at: place.origin, as: Self.role(of: chip.kind))
      column += width + 1
    }
  }

  /// The role of a kind of chip.
  static func role(of kind: Chip.Kind) -> Role {
    switch kind {
    case .due: .chipDue
    case .priority: .chipPriority
    case .repeat: .chipRepeat
    case .storyPoints: .chipPoints
    case .tag: .chipTag
    case .person: .chipPerson
    case .literal: .chip
    case .description: .chipDescription
    }
  }
}
