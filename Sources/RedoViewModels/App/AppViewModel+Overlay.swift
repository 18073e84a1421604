internal import RedoIntents
internal import RedoTerminal

extension AppViewModel {
  /// Does what a command means while something lies over the panes.
  mutating func performOnOverlay(_ command: Command) -> [Effect] {
    switch overlay {
    case nil: return []
    case .help(let scroll): performOnHelp(command, scroll)
    case .prompt(let prompt): return perform(command, on: prompt)
    case .priority(let choice): return perform(command, on: choice)
    case .question(let question):
      if command == .accept { return accept(question) }
      refuse(question)
    }
    return []
  }

  private mutating func performOnHelp(_ command: Command, _ scroll: Int) {
    let page = max(1, layout.screen.rows - 6)
    switch command {
    case .moveDown: overlay = .help(scroll: scroll + 1)
    case .moveUp: overlay = .help(scroll: max(0, scroll - 1))
    case .moveToTop: overlay = .help(scroll: 0)
    case .moveToBottom: overlay = .help(scroll: .max / 2)
    case .pageDown: overlay = .help(scroll: scroll + page)
    case .pageUp: overlay = .help(scroll: max(0, scroll - page))
    default: overlay = nil
    }
  }

  private mutating func perform(_ command: Command, on choice: PriorityChoice) -> [Effect] {
    var choice = choice
    switch command {
    // The list of values stands with 5 on top, as the most urgent.
    case .moveUp: choice.move(by: 1)
    case .moveDown: choice.move(by: -1)
    case .accept: return set(choice.value, by: choice)
    default:
      overlay = nil
      return []
    }
    overlay = .priority(choice)
    return []
  }

  /// Sets a priority; the one that the task has needs no change.
  mutating func set(_ priority: Int, by choice: PriorityChoice) -> [Effect] {
    overlay = nil
    guard priority != choice.present else {
      say(.neutral, "“\(choice.task.title)” has priority \(priority) already")
      return []
    }
    return [.run(.edit([choice.task.id], TaskEdit(priority: priority)))]
  }

  private mutating func accept(_ question: Question) -> [Effect] {
    overlay = nil
    successor = list.idAfterSelection
    return [.run(question.intent)]
  }

  /// Takes anything but yes for no.
  mutating func refuse(_ question: Question) {
    overlay = nil
    say(.neutral, question.refusal)
  }

  /// Closes what is about a task that is gone.
  mutating func refreshOverlay() {
    guard case .prompt(let prompt) = overlay else { return }
    overlay = .prompt(read(prompt))
  }
}
