internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Ticks the steps that are named, or the selected one, or unticks them; the first open one where
  /// there is neither.
  mutating func toggleStep() -> [Effect] {
    guard let projection, let task = selectedTask else { return [] }
    var text = projection.description(of: task)
    let steps = Checklist(text).steps
    let selected = tasks.detail.selectedStep ?? steps.first { !$0.isDone }?.line
    let lines = named.steps ?? Set([selected].compactMap(\.self))
    let meant = steps.filter { lines.contains($0.line) }
    guard let last = meant.last else { return [] }
    // Some that are done and some that are not: all of them are ticked.
    let open = meant.filter { !$0.isDone }
    for step in open.isEmpty ? meant : open {
      text = Checklist(text).toggling(line: step.line) ?? text
    }
    // A change that is selected stays so: it may show where the step does not.
    if tasks.detail.selectedNode == nil { _ = tasks.detail.select(.step(line: last.line)) }
    return [.run(.edit([task.id], TaskEdit(description: text)))]
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
    return tasks.detail.selectedStep == nil && steps.allSatisfy(\.isDone)
      ? .unavailable(because: "every step is done; move to one to untick it") : .available
  }
}
