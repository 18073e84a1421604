internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// What lies over the panes, help aside.
  var covering: Overlay? {
    get { if case .help = overlay { underHelp } else { overlay } }
    set { if case .help = overlay { underHelp = newValue } else { overlay = newValue } }
  }

  /// Does what a command means while something lies over the panes.
  mutating func performOnOverlay(_ command: Command) -> [Effect] {
    // Behind a line there is room for what was said before; where a form has it, hints are wanted.
    if !context.typesText || context == .form { message = nil }
    if command == .moveUp || command == .moveDown,
      changeChooser({ $0.move(by: command == .moveUp ? -1 : 1) })
    {
      return []
    }
    switch overlay {
    case nil: return []
    case .prompt where command == .explain, .form where command == .explain,
      .card where command == .showHelp, .settling where command == .showHelp:
      explain()
    case .help(let scroll, let isWhole): performOnHelp(command, scroll, isWhole)
    case .welcome: return performOnWelcome(command)
    case .prompt(let prompt): return perform(command, on: prompt)
    case .form(let form): return perform(command, on: form)
    case .palette(let palette): return perform(command, on: palette)
    case .presets(let chooser): return perform(command, on: chooser)
    case .labels(let chooser): return perform(command, on: chooser)
    case .card(let card): return perform(command, on: card)
    case .settling(let settling): return perform(command, on: settling)
    case .priority(let choice): return perform(command, on: choice)
    case .setting(let choice): return perform(command, on: choice)
    case .question(let question):
      if command == .accept { return accept(question) }
      refuse(question)
    }
    return []
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
    guard choice.present != [priority] else {
      say(.neutral, Self.words(of: choice.targets, alreadyAt: priority))
      return []
    }
    return [.run(.edit(reader.present(choice.targets).ids, TaskEdit(priority: priority)))]
  }

  /// What is said of tasks that have a priority already.
  static func words(of targets: Targets, alreadyAt priority: Int) -> Clause {
    "\(targets.name) \(targets.count == 1 ? "has" : "have") priority \(priority) already"
  }

  private mutating func accept(_ question: Question) -> [Effect] {
    overlay = nil
    switch question.subject {
    case .delete(let targets):
      sequel.successor = tasks.list.idAfter(Set(targets.ids))
      return [.run(.delete(reader.present(targets).ids))]
    case .addLines(let tasks): return [.run(.add(tasks.drafts))]
    case .deletePreset(let name): return [.keep(.delete(name))]
    case .bring(let offer): return accept(offer)
    case .removeRemote(let name, _, _): return [.errand(.removeRemote(name))]
    case .signOut(let name, _): return [.errand(.signOut(name))]
    }
  }

  /// Takes anything but yes for no.
  mutating func refuse(_ question: Question) {
    closeOverlay()
    say(.neutral, question.refusal)
  }

  /// Reads the line that is being typed against what there is now.
  mutating func refreshOverlay() {
    if let projection, let covering, let targets = covering.targets {
      self.covering = covering.about(targets.named(in: projection))
    }
    switch overlay {
    case .prompt(let prompt): overlay = .prompt(read(prompt))
    case .form(let form): overlay = .form(read(form))
    case .presets(var chooser):
      chooser.refresh(presetRows)
      overlay = .presets(chooser)
    case .labels(var chooser):
      chooser.refresh(labelRows)
      overlay = .labels(chooser)
    case .card where cardPage == nil: overlay = nil
    case .settling(let settling): refreshSettling(settling)
    case .question(let question): refresh(question)
    case .priority(var choice):
      choice.present = Set(choice.targets.ids.compactMap { projection?[$0]?.priority })
      overlay = .priority(choice)
    case .setting(var choice):
      choice.refresh(settings)
      overlay = .setting(choice)
    default: break
    }
  }

  /// Keeps a question in step with what it is about; it goes where that is gone.
  private mutating func refresh(_ question: Question) {
    switch question.subject {
    case .delete(let targets): refreshDeletion(of: targets)
    case .deletePreset(let name) where presets[name] == nil:
      overlay = nil
      say(.neutral, goneWords(of: name))
    default: break
    }
  }

  private mutating func refreshDeletion(of targets: Targets) {
    guard let projection else { return }
    let tasks = targets.ids.compactMap { projection[$0] }
    guard !tasks.isEmpty else {
      overlay = nil
      return say(
        .neutral, "\(targets.name) \(targets.count == 1 ? "was" : "were") deleted meanwhile")
    }
    let titles = tasks.prefix(max(1, targets.titles.count)).map { projection.title(of: $0).shown }
    overlay = .question(Question(.delete(Targets(tasks.map(\.id), titles: titles))))
  }
}
