internal import RedoTerminal

/// The mark of the selected day on its part of the canvas; a task that is being moved goes there.
enum SelectedDay {
  static func draw(isMoving: Bool, on canvas: inout Canvas) {
    canvas.lay(.raised, under: canvas.bounds)
    let edge = isMoving ? canvas.glyphs.glyph("◆", "*") : canvas.glyphs.glyph("▸", ">")
    canvas.put(edge, at: .zero, isMoving ? .amber : .selectionEdge)
    canvas.cursor = .zero
  }
}
