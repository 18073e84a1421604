internal import RedoTerminal
internal import RedoViewModels

/// A number that stands alone: in large figures over its note, or in one row with it.
struct NumberCardView {
  let card: NumberCard

  func render(onto canvas: inout Canvas) {
    let size = canvas.size
    let big = BigNumber(card.value)
    guard size.rows > BigNumber.rows, big.columns <= size.columns else {
      let used = canvas.write(
        "\(card.value)", at: .zero, as: card.role, emphasis: .bold, limit: size.columns,
        overflow: .ellipsis)
      writeNote(at: Point(row: 0, column: used + 2), onto: &canvas)
      return
    }
    big.draw(on: &canvas, at: .zero, as: card.role, emphasis: .bold)
    writeNote(at: Point(row: BigNumber.rows, column: 0), onto: &canvas)
  }

  private func writeNote(at point: Point, onto canvas: inout Canvas) {
    let room = canvas.size.columns - point.column
    let notes = [card.note] + card.shorterNotes
    let note = notes.first { TextWidth.columns(of: $0) <= room } ?? notes[notes.count - 1]
    canvas.write(note, at: point, as: .secondary, limit: room, overflow: .ellipsis)
  }
}
