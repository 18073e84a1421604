internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Ticks the selected step, or unticks it; the first one where none is selected.
  mutating func toggleStep() -> [Effect] {
    guard let projection, let task = selectedTask else { return [] }
    let text = projection.description(of: task)
    let checklist = Checklist(text)
    guard let line = detail.selectedStep ?? checklist.steps.first(where: { !$0.isDone })?.line,
      let toggled = checklist.toggling(line: line)
    else { return [] }
    // A change that is selected stays so: it may show where the step does not.
    if detail.selectedNode == nil { detail.selection = .step(line: line) }
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
    return detail.selectedStep == nil && steps.allSatisfy(\.isDone)
      ? .unavailable(because: "every step is done; move to one to untick it") : .available
  }
}
