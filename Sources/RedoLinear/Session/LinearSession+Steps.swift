internal import RedoTasks
internal import RedoViewModels

extension LinearSession {
  /// Leads the cursor to what a choice selects, if it selects anything; false where that is gone.
  mutating func select(_ choice: LinearChoice) -> Bool {
    if choice.step == nil { return choice.selection.map { viewModel.select($0) } ?? true }
    return lines(of: [choice])?.first.map { viewModel.select(.step($0)) } ?? false
  }

  /// Ticks the steps that a line names, all in one text; nil for a command that ticks none.
  mutating func tick(_ choices: [LinearChoice], by command: Command) -> [Effect]? {
    let steps = choices.filter { $0.step != nil }
    guard command == .toggleStep || command == .openPart && !steps.isEmpty else { return nil }
    guard let last = steps.last, steps.count == choices.count else {
      news.append("Only steps are ticked.")
      return []
    }
    guard let lines = lines(of: steps), select(last) else {
      news.append(Self.gone)
      return []
    }
    return viewModel.perform(command, onSteps: Set(lines))
  }

  /// The lines on which the steps of choices stand by now, whatever came above them since they were
  /// read; nil where one is gone, or is no step.
  private func lines(of choices: [LinearChoice]) -> [Int]? {
    guard let read = page?.checklist, let task = viewModel.selectedTask,
      let description = viewModel.projection?.description(of: task)
    else { return nil }
    let now = Checklist(description)
    let lines = choices.compactMap { $0.step.flatMap { now.line(of: $0, in: read) } }
    return lines.count == choices.count ? lines : nil
  }
}
