internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// What stands in a list without tasks: why it is empty, and the key that helps.
struct EmptyList {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    CenteredLines(lines: lines(viewModel, columns: canvas.size.columns)).draw(on: &canvas)
  }

  private func lines(_ viewModel: AppViewModel, columns: Int) -> [[TextPiece]] {
    guard let projection = viewModel.projection else { return [[("Reading the log", .secondary)]] }
    // On a narrow screen the row of the line itself has no room for it.
    if case .prompt(let prompt) = viewModel.overlay, prompt.purpose.isOfFilter,
      let problem = prompt.problem,
      !FindLine().tellsProblem(of: prompt, columns: viewModel.layout.screen.columns)
    {
      return TextWrap.lines(of: problem, columns: max(1, columns - 2)).map { [($0, .warning)] }
    }
    if !viewModel.list.filterLine.isEmpty {
      return [
        [("Nothing matches ", .secondary), ("/" + viewModel.list.filterLine, .match)], [],
        [(key(.back), .key), (" " + viewModel.backWords, .secondary)],
      ]
    }
    let isPast = viewModel.travel != nil
    if projection.tasks.isEmpty {
      guard !isPast else { return EmptyPast.lines(returningBy: key(.back)) }
      return [
        [("Nothing to do", .neonBright)], [],
        [("Press ", .secondary), (key(.quickAdd), .key), (" to add a task", .secondary)],
        [("Press ", .secondary), (key(.showHelp), .key), (" to see every key", .secondary)],
      ]
    }
    return [
      [("All done", .neonBright)], [],
      isPast
        ? [(key(.back), .key), (" returns to now", .secondary)]
        : [("Press ", .secondary), (key(.quickAdd), .key), (" to add a task", .secondary)],
      [(key(.find), .key), (" with is:done or is:archived finds the rest", .secondary)],
    ]
  }

  private func key(_ command: Command) -> String {
    keymap.label(of: command, in: .list) ?? ""
  }
}
