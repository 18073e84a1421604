internal import RedoIntents
internal import RedoScreens
internal import RedoViewModels

extension LinearPage {
  /// How lines are read, then what the numbers of the screen mean, then its commands.
  mutating func readHelp(_ viewModel: AppViewModel) {
    for line in grammar { say(line) }
    let context = viewModel.screenContext
    var words: [String] = []
    // What a digit does to the card of a triage, a number of its page does not; and no row of the
    // settings is selected where lines are read.
    let isDefining = viewModel.triage == nil && viewModel.screen != .settings
    let lines = viewModel.helpPage.columns.flatMap(\.self)
      .filter { isDefining || !$0.isOfDefinition }
    for line in lines {
      if case .words(let row) = line {
        words.append(row)
        continue
      }
      // A row that was wrapped ends with its blank.
      if !words.isEmpty { say(words.flatMap { $0.split(separator: " ") }.joined(separator: " ")) }
      words = []
      switch line {
      case .title(let group): say(group.title + ":")
      case .command(let command, _, _):
        let names = keys.names(of: command, in: Self.home(of: command, from: context))
        guard !command.isForEyes, !names.isEmpty else { continue }
        say("\(names.joined(separator: " or ")): \(command.summary)")
      case .guide(let guide): say(guide.guide.title + ":")
      case .part(let part, _): say(Self.words(of: part))
      case .number(let name): say(name + ":")
      // Where lines are read, a history says in words what its signs say, and a row says all.
      case .words, .signs, .sign, .more, .blank: break
      }
    }
    say(viewModel.isHelpWhole ? "b leaves." : "? tells every command; b leaves.")
  }

  /// A part of a line, with examples of it.
  static func words(of part: LineGuide.Part) -> String {
    "\(part.name): \(part.examples.joined(separator: ", "))"
  }

  /// Where a command means something: where one is, or the first other place.
  private static func home(of command: Command, from context: KeyContext) -> KeyContext {
    let known = Keymap.vocabulary
    guard known[context]?.contains(command) != true else { return context }
    return KeyContext.allCases.first { known[$0]?.contains(command) == true } ?? context
  }

  private var grammar: [String] {
    func name(_ command: Command) -> String { keys.name(of: command, in: .list) }
    let (done, later) = (name(.complete), name(.snooze))
    let screens = ScreenName.allCases.map { $0.title.lowercased() }
    return [
      "A number chooses. Enter alone reads on, or reads again.",
      "A command and a number act: \(done) 3 completes task 3, \(done) 1,4-6 several, "
        + "\(done) all the whole list, \(later) 2 fri snoozes task 2.",
      "Without a number they act on the task that was named last; where the list does not have it, "
        + "on another, which they name.",
      "\(name(.quickAdd)) and words add a task. \(name(.find)) and words narrow the list.",
      "Everywhere: ? helps, b goes back, u undoes, q quits. "
        + "\(name(.showPalette)) and words list commands; the whole name of one runs it.",
      "1 to \(screens.count) are numbers here; the screens are: "
        + "\(screens.joined(separator: ", ")).",
      "Where a text is asked for, \(OwnLine.wayToText).",
    ]
  }
}

extension HelpPage.Line {
  /// Whether it says what a number means.
  fileprivate var isOfDefinition: Bool {
    switch self {
    case .number, .words: true
    default: false
    }
  }
}

extension Command {
  /// Whether it changes nothing but how a screen looks.
  var isForEyes: Bool {
    switch self {
    case .pageDown, .pageUp, .moveToTop, .moveToBottom, .nextPane, .previousPane, .enlarge, .redraw,
      .nextField, .previousField, .completeWord, .previousChip, .nextChip, .keepWords, .recall,
      .markRange,
      .accept, .dismiss, .explain:
      true
    default: false
    }
  }
}
