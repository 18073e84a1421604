internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The five priorities to choose from, the most urgent on top.
struct PriorityOverlay {
  let choice: PriorityChoice

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(
      title: "Priority of \(choice.targets.name)", isFocused: true, ground: .panel
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      for (row, value) in (1...5).reversed().enumerated() {
        drawValue(value, row: row, onto: &canvas)
      }
    }
  }

  private func drawValue(_ value: Int, row: Int, onto canvas: inout Canvas) {
    let isChosen = value == choice.value
    if isChosen { SelectedRow(isFocused: true).draw(row, on: &canvas) }
    canvas.write(String(value), at: Point(row: row, column: 2), as: .key)
    canvas.write(
      String(PriorityChoice.letters[value - 1]), at: Point(row: row, column: 4), as: .hint)
    PriorityBar(value).draw(on: &canvas, at: Point(row: row, column: 6))
    canvas.write(
      PriorityChoice.name(of: value), at: Point(row: row, column: 13),
      as: isChosen ? .text : .secondary,
      emphasis: isChosen ? .bold : [])
    if choice.present.contains(value) {
      let note = "now"
      let column = canvas.size.columns - 1 - note.utf8.count
      canvas.write(note, at: Point(row: row, column: column), as: .secondary)
    }
  }
}
