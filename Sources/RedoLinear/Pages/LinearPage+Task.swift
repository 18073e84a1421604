internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// Rows are wrapped for the terminal, not for the page.
  static let wide = 4000

  /// One task whole; its steps and its changes are choices.
  mutating func readTask(_ viewModel: AppViewModel) {
    guard let projection = viewModel.projection, let task = viewModel.selectedTask else {
      say("No task is open; b goes back to the list.")
      return
    }
    let detail = TaskDetail(
      of: task, in: projection, at: viewModel.dates, ranking: viewModel.settings.ranking,
      columns: Self.wide, device: viewModel.settings.device, keys: viewModel.settings.keys)
    checklist = Checklist(projection.description(of: task))
    say(LinearMessage.ended(detail.title))
    read(detail.lines)
  }

  /// Rows of a task's text; those about a step or a change are choices.
  mutating func read(_ lines: [DetailLine]) {
    for line in lines {
      let text = DetailSentence.text(of: line)
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      if let step = line.step {
        offer(text, .step(step), does: .toggleStep)
      } else if let node = line.node {
        offer(text, .change(node), does: .openChange)
      } else {
        say(text)
      }
    }
  }
}
