internal import RedoIntents
internal import RedoScreens
internal import RedoViewModels

extension LinearPage {
  /// How lines are read, then what the numbers of the screen mean, then its commands.
  mutating func readHelp(_ viewModel: AppViewModel, _ keymap: Keymap) {
    for line in Self.grammar { say(line) }
    let context = viewModel.screenContext
    var words: [String] = []
    for line in viewModel.helpPage.columns.flatMap(\.self) {
      if case .words(let row) = line {
        words.append(row)
        continue
      }
      if !words.isEmpty { say(words.joined(separator: " ")) }
      words = []
      switch line {
      case .title(let group): say(group.title + ":")
      case .command(let command):
        guard !command.isForEyes else { continue }
        say("\(LinearKeys.name(of: command, keymap, in: context)): \(command.summary)")
      case .guide(let guide): say(guide.guide.title + ":")
      case .part(let part): say("\(part.name): \(part.examples.joined(separator: ", "))")
      case .number(let name): say(name + ":")
      case .words, .blank: break
      }
    }
    say(viewModel.isHelpWhole ? "b leaves." : "? tells every command; b leaves.")
  }

  private static let grammar = [
    "A number chooses. Enter alone reads on, or reads again.",
    "A letter and a number act: c 3 completes task 3, c 1,4-6 several, s 2 fri snoozes task 2.",
    "Without a number they act on the task that was named last.",
    "a and words add a task. / and words narrow the list.",
    "Everywhere: ? helps, b goes back, u undoes, q quits.",
    "1 to 6 are numbers here; the screens are: tasks, plan, calendar, analytics, activity, settings.",
    "Where a text is asked for, a backslash before b, q, u or ? keeps it a text.",
  ]
}

extension Command {
  /// Whether it changes nothing but how a screen looks.
  var isForEyes: Bool {
    switch self {
    case .pageDown, .pageUp, .moveToTop, .moveToBottom, .nextPane, .previousPane, .enlarge, .redraw,
      .nextField, .previousField, .completeWord, .previousChip, .nextChip, .keepWords, .markRange,
      .accept, .dismiss, .explain:
      true
    default: false
    }
  }
}
