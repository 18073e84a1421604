internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension LinearSession {
  /// What is said where a number chooses what is no more.
  static let gone = "That is not here any more; Enter reads what is."

  /// Chooses what a line names by its number or its words; nil where it names nothing.
  mutating func choose(_ line: String) -> [Effect]? {
    guard let page else { return nil }
    let words = line.split(separator: " ", maxSplits: 1)
    let first = words[0].last == "." ? words[0].dropLast() : words[0]
    let rest = words.count > 1 ? String(words[1]).withoutOuterBlanks : ""
    // A sign makes it a command with a number, as +3 in the plan.
    if first.first?.isNumber == true, let number = Int(first), let choice = page.choice(number) {
      return choose(choice, then: rest)
    }
    guard !viewModel.isOnScreen || viewModel.triage != nil else { return nil }
    let called = page.choices.filter { $0.isCalled(line) }
    // A name of several commands finds them.
    guard let choice = called.first, called.count == 1 || viewModel.context != .palette else {
      return nil
    }
    return choose(choice, then: "")
  }

  /// Does what a choice does; words behind its number answer what it asks for.
  private mutating func choose(_ choice: LinearChoice, then rest: String) -> [Effect]? {
    let before = self
    let screen = viewModel.screen
    guard select(choice) else {
      news.append(Self.gone)
      return []
    }
    if case .field(let field) = choice.selection { return ask(for: field, rest) }
    if rest.isEmpty, choice.command == .open, readEmptyDay() { return [] }
    let effects = choice.command.map { viewModel.perform($0) } ?? []
    if choice.command == .open { note(origin: screen) }
    guard !rest.isEmpty else { return effects }
    guard effects.isEmpty, takes(rest), LinearPlace(of: viewModel) != before.page?.place else {
      self = before
      news.append("“\(rest)” means nothing behind a number here; the number alone chooses.")
      return []
    }
    isReadingAgain = viewModel.overlay == nil
    return takeUnheard(rest)
  }

  /// Reads the selected day of the calendar where nothing is due on it that could be opened; false
  /// elsewhere.
  private mutating func readEmptyDay() -> Bool {
    let calendar = viewModel.calendar
    guard viewModel.isOnScreen, viewModel.triage == nil, viewModel.screen == .calendar,
      calendar.moving == nil, calendar.list.taskCount == 0,
      let day = LinearPage.selectedDay(viewModel)
    else { return false }
    news.append(day)
    return true
  }

  /// Takes words for what a line has opened, whose own numbers they mean.
  ///
  /// What they leave open is read after all: nobody has heard it.
  private mutating func takeUnheard(_ words: String) -> [Effect] {
    let page = LinearPage(of: viewModel, keys)
    guard let overlay = viewModel.overlay else {
      base = page
      return takeWords(words)
    }
    let isName = page.choices.contains { $0.isCalled(words) }
    if case .question = overlay, !isName {
      // A number was meant for what was read before.
      return []
    }
    over = page
    var effects: [Effect] = []
    if case .palette = overlay, !isName {
      // A number, too, chooses nothing of a list that nobody has heard.
      viewModel.dictate(Self.withoutBackslash(words))
    } else {
      // What stands behind a command or a number answers it, whatever it would say alone.
      effects = takeAnswer(words)
    }
    switch viewModel.overlay {
    // A line says itself why it was refused.
    case nil, .prompt: break
    default: if over?.place == page.place, over?.readCount == 0 { over = nil }
    }
    return effects
  }

  /// Whether words mean something where keys go now.
  private func takes(_ words: String) -> Bool {
    switch viewModel.context {
    case .prompt, .search, .palette, .presets, .labels, .choice, .question, .offer: true
    default: keys.command(at: words, in: viewModel.context) != nil
    }
  }

  /// Remembers where a task was opened from.
  mutating func note(origin screen: ScreenName) {
    let isOpen = viewModel.isTaskOpen
    if isOpen, screen != .tasks { origin = screen }
    if !isOpen { origin = nil }
  }

  /// Does the command that a line begins with; nil where it begins with none.
  mutating func takeCommand(_ line: String) -> [Effect]? {
    guard let (command, rest) = keys.command(at: line, in: viewModel.context) else {
      return nil
    }
    if command == .quit { return takeWords("q") }
    if command == .back, viewModel.isOnScreen { return takeWords("b") }
    let offered = page?.choices ?? []
    let (last, listsTasks) = (offered.count, offered.contains { $0.task != nil })
    var (numbers, words) =
      command.takesNumbers
      ? NumberList.leading(rest, upTo: last, isAlone: !command.takesWords) : ([], rest)
    let choices = numbers.compactMap { page?.choice($0) }
    let isOfTasks = listsTasks && choices.allSatisfy { $0.task != nil }
    if command.isAboutTasks, !offered.isEmpty, !isOfTasks {
      // A task is open: what follows is a value.
      (numbers, words) = ([], rest)
    } else if choices.count < numbers.count {
      news.append(
        last == 0
          ? "Nothing has a number here."
          : last == 1 ? "There is only 1 here." : "There are only 1 to \(last) here.")
      return []
    }
    guard words.isEmpty || command.takesWords else {
      let name = line.prefix { $0 != " " }
      let takesOne = command.isAboutTasks && listsTasks
      let way = takesOne ? "Type a number behind it, such as \(name) 1" : "Type it alone"
      news.append("\(name) can do nothing with “\(words)” here. \(way).")
      return []
    }
    return act(command, on: numbers.isEmpty ? [] : choices, then: words)
  }

  private mutating func act(
    _ command: Command, on choices: [LinearChoice], then words: String
  ) -> [Effect] {
    let (screen, marks) = (viewModel.screen, viewModel.marks)
    defer { if viewModel.screen == screen, viewModel.marks != marks { noteMarks() } }
    var effects: [Effect] = []
    let tasks = choices.compactMap(\.task)
    if command.isAboutTasks, !choices.isEmpty, tasks.count == choices.count {
      let left = tasks.firstIndex { viewModel.projection?[$0] != nil }
      let isHere = select(choices[left ?? 0])
      // What no list shows any more may still be changed; of what is deleted only changes are left.
      guard isHere || command != .open && left != nil else {
        news.append(Self.gone)
        return []
      }
      // Several changes may be of one task.
      var named: Set<TaskID> = []
      effects = viewModel.perform(command, on: tasks.filter { named.insert($0).inserted })
    } else if choices.isEmpty {
      if command == .open, readEmptyDay() { return [] }
      effects = viewModel.perform(command)
    } else if let ticking = tick(choices, by: command) {
      effects = ticking
    } else {
      for choice in choices {
        if select(choice) {
          effects += viewModel.perform(command)
        } else {
          news.append(Self.gone)
        }
      }
    }
    if command == .open { note(origin: screen) }
    return answerAtOnce(words, to: command, effects)
  }

  /// Tells how many tasks are marked: of those on other rows than the last nothing is heard.
  mutating func noteMarks() {
    let count = viewModel.markedCount
    news.append(
      count == 1 ? "1 task is marked." : "\(count == 0 ? "No" : "\(count)") tasks are marked.")
  }

  /// Gives what a command asks for where its line holds it already.
  private mutating func answerAtOnce(
    _ words: String, to command: Command, _ effects: [Effect]
  ) -> [Effect] {
    if words.isEmpty, command == .quickAdd, let offered,
      case .prompt(let prompt) = viewModel.overlay
    {
      viewModel.dictate(prompt.offeredDay + offered)
      return effects
    }
    guard !words.isEmpty, viewModel.overlay != nil else { return effects }
    return effects + takeUnheard(command == .editTitle ? wholeLine(words) : words)
  }

  /// The line of a task that nobody has heard yet, for words in its place: its labels stay as they do
  /// behind `redo edit`, and words that name fields or take labels off alone come to the rest.
  private func wholeLine(_ words: String) -> String {
    guard case .prompt(let prompt) = viewModel.overlay, case .edit(let task) = prompt.purpose,
      let projection = viewModel.projection, let state = projection[task.id],
      words != "-", !["s/", "+ "].contains(where: words.hasPrefix)
    else { return words }
    let line = LabelRemoval(words).rest
    let typed = TitleText(QuickAdd(line, in: viewModel.dates).draft.title)
    guard typed.hasWords else { return "+ " + words }
    let kept = projection.title(of: state)
      .labels(stayingBehind: typed, everyDays: state.frequencyDays)
    return ([words] + kept.map(\.text)).joined(separator: " ")
  }
}
