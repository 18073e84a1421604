/// The steps of the checklist in a task's text, over which the pane has a cursor.
extension DetailScreen {
  /// The line of the description whose step is selected; nil where none is.
  var selectedStep: Int? {
    if case .step(let line) = selection { line } else { nil }
  }

  /// The row of the text that the selected step has; nil where none is selected.
  var selectedStepRow: Int? {
    selectedStep.flatMap { step in lines.firstIndex { $0.step == step } }
  }

  /// The rows of the text on which steps start.
  var stepRows: [Int] { lines.indices.filter { lines[$0].step != nil } }

  /// Moves from step to step where steps show; says whether it did.
  mutating func moveOverSteps(_ command: Command) -> Bool {
    guard selectedNode == nil else { return false }
    let rows = stepRows
    guard command == .moveDown || command == .moveUp, !rows.isEmpty else {
      (selection, hasPassedSteps) = (nil, command == .moveToBottom || command == .pageDown)
      return false
    }
    let isDown = command == .moveDown
    if let row = selectedStepRow, let place = rows.firstIndex(of: row) {
      guard rows.indices.contains(place + (isDown ? 1 : -1)) else {
        (selection, hasPassedSteps) = (nil, isDown)
        return false
      }
      select(row: rows[place + (isDown ? 1 : -1)])
      return true
    }
    // From above the steps down to the first that shows, from below them up to the last.
    let visible = rows.filter { $0 >= top && $0 < top + height }
    guard isDown != hasPassedSteps, let row = isDown ? visible.first : visible.last else {
      return false
    }
    select(row: row)
    return true
  }
}
