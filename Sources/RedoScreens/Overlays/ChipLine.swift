internal import RedoIntents
internal import RedoTerminal

/// What a line was understood to say, one chip a part, as many as fit; one that is longer than a row
/// is cut.
struct ChipLine {
  /// The blanks before a row's chips.
  private static let indent = 2

  let chips: [Chip]
  /// The place of the chip that keys are for, which always shows.
  var chosen: Int?

  /// Where a chip stands, counted from the first row's first chip.
  private typealias Place = (row: Int, column: Int, columns: Int)

  /// How many rows all of them take in so many columns, at least one.
  func rows(columns: Int) -> Int { (places(columns: columns).last?.row ?? 0) + 1 }

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let places = places(columns: rect.columns)
    let first = max(0, (chosen.map { places[$0].row } ?? 0) + 1 - rect.rows)
    var end = rect.column
    for (index, (chip, place)) in zip(chips, places).enumerated() where place.row >= first {
      guard place.row - first < rect.rows else {
        // Behind a chip that fills the row it stands on the blank with which that ends.
        let point = Point(row: rect.endRow - 1, column: min(end, rect.endColumn - 1))
        canvas.put(canvas.glyphs.ellipsis, at: point, .secondary)
        return
      }
      let room = Rect(
        row: rect.row + place.row - first, column: rect.column + Self.indent + place.column,
        columns: place.columns, rows: 1)
      let isChosen = index == chosen
      canvas.lay(isChosen ? .tabActive : .chip, under: room)
      canvas.write(
        Self.text(of: chip), at: room.origin, as: isChosen ? .tabActive : Self.role(of: chip.kind),
        limit: room.columns, overflow: .ellipsis)
      end = room.endColumn + 1
    }
  }

  private func places(columns: Int) -> [Place] {
    let most = columns - Self.indent
    var (row, column) = (0, 0)
    return chips.map { chip -> Place in
      let width = Self.columns(of: chip, atMost: most)
      if column > 0, column + width > most { (row, column) = (row + 1, 0) }
      defer { column += width + 1 }
      return (row, column, width)
    }
  }

  private static func text(of chip: Chip) -> String { " " + chip.text + " " }

  private static func columns(of chip: Chip, atMost most: Int) -> Int {
    TextWidth.columns(of: text(of: chip), atMost: most)
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
