internal import RedoTasks
internal import RedoViewModels

extension LinearSession {
  /// Leads the cursor to what a choice selects, if it selects anything; false where that is gone.
  mutating func select(_ choice: LinearChoice) -> Bool {
    if choice.step != nil { return line(of: choice).map { viewModel.select(.step($0)) } ?? false }
    return choice.selection.map { viewModel.select($0) } ?? true
  }

  /// Ticks the steps that a line names, all in one text; nil for a command that ticks none.
  mutating func tick(_ choices: [LinearChoice], by command: Command) -> [Effect]? {
    let steps = choices.filter { $0.step != nil }
    guard command == .toggleStep || command == .openPart && !steps.isEmpty else { return nil }
    guard let last = steps.last, steps.count == choices.count else {
      news.append("Only steps are ticked.")
      return []
    }
    let lines = steps.compactMap { line(of: $0) }
    guard lines.count == steps.count, select(last) else {
      news.append(Self.gone)
      return []
    }
    return viewModel.perform(command, onSteps: Set(lines))
  }

  /// The line on which the step of a choice stands by now, whatever came above it since it was read;
  /// nil where the step is gone, and for another choice.
  private func line(of choice: LinearChoice) -> Int? {
    guard let line = choice.step, let read = page?.checklist, let task = viewModel.selectedTask,
      let description = viewModel.projection?.description(of: task)
    else { return nil }
    return Checklist(description).line(of: line, in: read)
  }
}
