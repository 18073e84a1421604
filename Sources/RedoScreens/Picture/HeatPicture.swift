internal import RedoTerminal
internal import RedoViewModels

/// The year's days as a field of squares.
struct HeatPicture {
  let field: HeatField

  private static let pitch = 16.0
  private static let square = 13.0

  func draw(in box: VectorBox, on drawing: inout VectorDrawing) {
    drawing.pane(box)
    drawing.write("Year", x: box.x + 12, y: box.y + 22, .heading, isBold: true)
    drawing.write(field.sum, x: box.x + 56, y: box.y + 22, .secondary)
    drawLegend(endingAt: box.endX - 12, y: box.y + 22, on: &drawing)
    let (left, top) = (box.x + 48, box.y + 56)
    for label in field.months {
      drawing.write(
        label.text, x: left + Double(label.week) * Self.pitch, y: top - 6, .secondary, size: 11)
    }
    for (row, name) in field.weekdays.enumerated() where row.isMultiple(of: 2) {
      drawing.write(
        name, x: box.x + 12, y: top + Double(row) * Self.pitch + 11, .secondary, size: 11)
    }
    for (week, days) in field.weeks.enumerated() {
      for (row, level) in days.enumerated() {
        guard let level else { continue }
        let square = VectorBox(
          x: left + Double(week) * Self.pitch, y: top + Double(row) * Self.pitch,
          width: Self.square, height: Self.square)
        drawing.fill(square, .heat(level), corner: 2)
      }
    }
  }

  /// What each level stands for, ending at the right.
  private func drawLegend(endingAt end: Double, y: Double, on drawing: inout VectorDrawing) {
    var x = end
    for (place, words) in field.legend.enumerated().reversed() where !words.isEmpty {
      drawing.write(words, x: x, y: y, .secondary, size: 11, anchor: .end)
      x -= Double(TextWidth.columns(of: words)) * 7 + 18
      drawing.fill(
        VectorBox(x: x, y: y - 10, width: 12, height: 12), .heat(place + 1), corner: 2)
      x -= 12
    }
  }
}
