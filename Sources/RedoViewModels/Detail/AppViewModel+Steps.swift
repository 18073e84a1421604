internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// The steps of the checklist in the task's text, over which the pane has a cursor.
extension AppViewModel {
  /// The line of the description whose step is selected in the task's text; nil where none is.
  var detailStep: Int? {
    if case .step(let line) = detailSelection { line } else { nil }
  }

  /// The row of the task's text that the selected step has; nil where none is selected.
  public var detailStepRow: Int? {
    detailStep.flatMap { step in detail?.lines.firstIndex { $0.step == step } }
  }

  /// The row of the task's text that the cursor is on: a step's, or a change's.
  public var detailRow: Int? { detailStepRow ?? detailNodeRow }

  /// The rows of the task's text on which steps start.
  var stepRows: [Int] {
    detail.map { detail in detail.lines.indices.filter { detail.lines[$0].step != nil } } ?? []
  }

  /// Moves from step to step where steps show; says whether it did.
  mutating func moveOverSteps(_ command: Command) -> Bool {
    guard detailNode == nil else { return false }
    let rows = stepRows
    guard command == .moveDown || command == .moveUp, !rows.isEmpty else {
      (detailSelection, hasPassedSteps) = (nil, command == .moveToBottom || command == .pageDown)
      return false
    }
    let isDown = command == .moveDown
    if let row = detailStepRow, let place = rows.firstIndex(of: row) {
      guard rows.indices.contains(place + (isDown ? 1 : -1)) else {
        (detailSelection, hasPassedSteps) = (nil, isDown)
        return false
      }
      selectStep(inRow: rows[place + (isDown ? 1 : -1)])
      return true
    }
    // From above the steps down to the first that shows, from below them up to the last.
    let visible = rows.filter { $0 >= detailScroll && $0 < detailScroll + detailHeight }
    guard isDown != hasPassedSteps, let row = isDown ? visible.first : visible.last else {
      return false
    }
    selectStep(inRow: row)
    return true
  }

  /// Selects the step of a row of the task's text, and shows it.
  mutating func selectStep(inRow row: Int) {
    guard let lines = detail?.lines, lines.indices.contains(row) else { return }
    detailSelection = lines[row].step.map { .step(line: $0) }
    detailScroll = max(min(detailScroll, row - 1), row + 2 - detailHeight)
    clampDetailScroll()
  }

  /// Selects the step at a place of the task's pane; says whether there is one.
  @discardableResult
  mutating func selectStep(at point: Point) -> Bool {
    guard let step = detailLine(at: point)?.step else { return false }
    detailSelection = .step(line: step)
    return true
  }

  /// Ticks the selected step, or unticks it; the first one where none is selected.
  mutating func toggleStep() -> [Effect] {
    guard let projection, let task = selectedTask else { return [] }
    let text = projection.description(of: task)
    let checklist = Checklist(text)
    guard let line = detailStep ?? checklist.steps.first(where: { !$0.isDone })?.line,
      let toggled = checklist.toggling(line: line)
    else { return [] }
    // A change that is selected stays so: it may show where the step does not.
    if detailNode == nil { detailSelection = .step(line: line) }
    return [.run(.edit([task.id], TaskEdit(description: toggled)))]
  }

  /// Whether there is a step to tick, and if not, why.
  var checklistAvailability: Availability {
    guard screen == .tasks, let projection, let task = selectedTask else {
      return .unavailable(because: noTaskReason)
    }
    let steps = Checklist(projection.description(of: task)).steps
    if steps.isEmpty {
      return .unavailable(because: "the description has no steps; a line - [ ] begins one")
    }
    return detailStep == nil && steps.allSatisfy(\.isDone)
      ? .unavailable(because: "every step is done; move to one to untick it") : .available
  }
}
