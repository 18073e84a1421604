public import RedoIntents
internal import RedoTerminal

extension AppViewModel {
  /// The name of the theme that shows: the one being looked at, else the one that is set.
  public var themeOnScreen: String {
    if case .setting(let choice) = overlay, choice.name == .theme, let seen = choice.seen {
      return seen
    }
    return settings.preferences.theme
  }

  /// Takes other settings; everything that follows from them shows at once.
  public mutating func adopt(
    _ settings: AppSettings, presets: PresetBook? = nil, at dates: DateContext
  ) {
    for mended in self.settings.configProblems where !settings.configProblems.contains(mended) {
      withdraw(.problem(mended))
    }
    self.settings = settings
    if let presets { self.presets = presets }
    if travel == nil { self.dates = dates } else { travel?.dates = dates }
    if let world { tasks.sortAnew(in: world) }
    refreshOverlay()
    relayout()
  }

  /// Takes what became of a setting that was changed: nil, or why it was not kept.
  public mutating func kept(_ name: SettingName, problem: String?) {
    if let problem {
      say(.failure, Clause(problem))
    } else {
      say(.success, "\(name.title): \(settings.preferences.words(of: name))")
    }
  }

  /// Tells what is wrong with the config once more, each line on rows of its own.
  mutating func tell(again problems: [String]) {
    board.show(again: problems.map(Notice.problem))
  }

  /// Takes what a look at every change of the log came to.
  public mutating func verified(_ report: VerificationNews) {
    say(report.isSound ? .success : .failure, Clause(report.words))
  }

  /// Does what a command means while the values of a setting lie over the screen.
  mutating func perform(_ command: Command, on choice: SettingChoice) -> [Effect] {
    var choice = choice
    switch command {
    case .moveUp: choice.move(by: -1)
    case .moveDown: choice.move(by: 1)
    case .accept: return accept(choice)
    default:
      overlay = nil
      return []
    }
    overlay = .setting(choice)
    return []
  }

  private mutating func accept(_ choice: SettingChoice) -> [Effect] {
    guard let value = choice.value else {
      overlay = nil
      return []
    }
    if let problem = choice.problems[value] {
      say(.failure, Clause(problem))
      return []
    }
    overlay = nil
    return value == choice.present ? [] : [.set(choice.name, value)]
  }

  /// Writes the value that was typed, or says at the line why it is none.
  mutating func accept(_ prompt: Prompt, setting name: SettingName) -> [Effect] {
    let text = prompt.field.text.withoutOuterBlanks
    guard !text.isEmpty else {
      overlay = nil
      return settings.preferences.isUsual(name) ? [] : [.set(name, nil)]
    }
    var preferences = settings.preferences
    do throws(SettingError) {
      try preferences.set(name, to: text, among: settings.choices)
    } catch {
      return reject(prompt, error.message)
    }
    overlay = nil
    return preferences == settings.preferences ? [] : [.set(name, text)]
  }

  /// Where the values of a setting stand.
  public func choiceLayout(of choice: SettingChoice) -> SettingChoiceLayout {
    SettingChoiceLayout(of: choice, in: layout.body)
  }

  /// Takes the mouse while the values of a setting lie over the screen: a click takes one, a click
  /// beside them leaves.
  mutating func mouse(_ event: MouseEvent, on choice: SettingChoice) -> [Effect] {
    var choice = choice
    switch event.action {
    case .press(.left):
      let layout = choiceLayout(of: choice)
      guard layout.frame.contains(event.point) else { return perform(.dismiss) }
      guard let value = layout.value(at: event.point) else { return [] }
      choice.select(value)
      return accept(choice)
    case .scroll(let turns): return perform(turns > 0 ? .moveDown : .moveUp)
    default: return []
    }
  }
}
