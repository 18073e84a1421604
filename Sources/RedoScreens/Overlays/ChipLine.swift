internal import RedoIntents
internal import RedoTerminal

/// What a line was understood to say, one chip a part, as many as fit; one that is longer than the
/// row is cut.
struct ChipLine {
  let chips: [Chip]
  /// The place of the chip that keys are for, which always shows.
  var chosen: Int?

  func render(in rect: Rect, onto canvas: inout Canvas) {
    var column = rect.column + 2
    let most = rect.columns - 2
    for (place, chip) in chips.enumerated().dropFirst(firstShown(columns: most)) {
      let width = Self.columns(of: chip, atMost: most)
      guard column + width <= rect.endColumn else {
        // Behind a chip that fills the row it stands on the blank with which that ends.
        let end = Point(row: rect.row, column: min(column, rect.endColumn - 1))
        canvas.put(canvas.glyphs.ellipsis, at: end, .secondary)
        return
      }
      let room = Rect(row: rect.row, column: column, columns: width, rows: 1)
      let isChosen = place == chosen
      canvas.lay(isChosen ? .tabActive : .chip, under: room)
      canvas.write(
        Self.text(of: chip), at: room.origin, as: isChosen ? .tabActive : Self.role(of: chip.kind),
        limit: width, overflow: .ellipsis)
      column += width + 1
    }
  }

  /// How many chips are left out before the chosen one, so that it fits.
  private func firstShown(columns: Int) -> Int {
    guard let chosen else { return 0 }
    var (first, room) = (chosen, columns)
    for place in stride(from: chosen, through: 0, by: -1) {
      room -= Self.columns(of: chips[place], atMost: columns) + 1
      if room < -1 { break }
      first = place
    }
    return first
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
