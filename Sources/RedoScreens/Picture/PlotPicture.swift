internal import RedoTerminal
internal import RedoViewModels

/// Lines over days, with their axes and what each line is.
struct PlotPicture {
  let title: String
  let content: PlotContent

  func draw(in box: VectorBox, on drawing: inout VectorDrawing) {
    drawing.pane(box)
    drawing.write(title, x: box.x + 12, y: box.y + 22, .heading, isBold: true)
    drawKeys(from: box.x + 90, y: box.y + 22, on: &drawing)
    let area = VectorBox(
      x: box.x + 48, y: box.y + 42, width: box.width - 64, height: box.height - 76)
    drawAxes(around: area, on: &drawing)
    for line in content.plot.lines.reversed() {
      drawing.line(
        points(of: line, in: area), line.role, width: line.isDotted ? 1.5 : 2.5,
        isDotted: line.isDotted)
    }
  }

  private func points(
    of line: LinePlot.Line, in area: VectorBox
  ) -> [(x: Double, y: Double)] {
    let span = max(content.plot.most - content.plot.least, 0.001)
    let step = area.width / Double(max(1, line.values.count - 1))
    return line.values.enumerated().map { place, value in
      let height = min(max((value - content.plot.least) / span, 0), 1)
      return (area.x + Double(place) * step, area.endY - height * area.height)
    }
  }

  private func drawKeys(from start: Double, y: Double, on drawing: inout VectorDrawing) {
    var x = start
    for key in content.keys {
      drawing.line(
        [(x, y - 4), (x + 20, y - 4)], key.role, width: key.isDotted ? 1.5 : 2.5,
        isDotted: key.isDotted)
      let words = "\(key.name) \(key.figure)"
      drawing.write(words, x: x + 26, y: y, .secondary, size: 11)
      x += 26 + Double(TextWidth.columns(of: words)) * 7 + 16
    }
  }

  private func drawAxes(around area: VectorBox, on drawing: inout VectorDrawing) {
    for (place, label) in content.heights.enumerated() {
      let y = area.y + area.height * Double(place) / Double(max(1, content.heights.count - 1))
      drawing.line([(area.x, y), (area.endX, y)], .priorityRest)
      guard !label.isEmpty else { continue }
      drawing.write(label, x: area.x - 8, y: y + 4, .secondary, size: 11, anchor: .end)
    }
    drawing.write(content.firstDay, x: area.x, y: area.endY + 20, .secondary, size: 11)
    drawing.write(
      "today", x: area.endX, y: area.endY + 20, .secondary, size: 11, anchor: .end)
  }
}
