internal import RedoIntents
internal import RedoTerminal

extension AppViewModel {
  /// Does what a command means while help lies over the screen.
  mutating func performOnHelp(_ command: Command, _ scroll: Int, _ isWhole: Bool) {
    let page = max(1, helpPage.visibleRows(in: layout.body.rows) - 1)
    switch command {
    case .moveDown: scrollHelp(to: scroll + 1)
    case .moveUp: scrollHelp(to: scroll - 1)
    case .moveToTop: scrollHelp(to: 0)
    case .moveToBottom: scrollHelp(to: helpPage.height)
    case .pageDown: scrollHelp(to: scroll + page)
    case .pageUp: scrollHelp(to: scroll - page)
    case .showAllKeys: overlay = .help(scroll: 0, isWhole: !isWhole)
    default: leaveHelp()
    }
  }

  /// Shows what may be typed or pressed here; what was typed or chosen waits below.
  mutating func explain() {
    underHelp = overlay
    overlay = .help(scroll: 0, isWhole: false)
  }

  /// Goes back to what lay below, which is read against what there is now, or to the screen.
  private mutating func leaveHelp() {
    closeOverlay()
    guard let typed = underHelp else { return }
    (overlay, underHelp) = (typed, nil)
    refreshOverlay()
    // The window may have another size by now.
    relayout()
  }

  /// The help as it is laid out on this screen.
  ///
  /// It names what acts on this screen, or everything. Where a screen shows numbers it begins with
  /// what they mean, on the settings with the selected row, and over a line with what may be typed
  /// there.
  public var helpPage: HelpPage {
    if let underHelp, !isHelpWhole {
      let guides = Self.guides(of: underHelp)
      let commands = vocabulary?[helpContext]?.filter { command in
        guard case .prompt(let prompt) = underHelp else { return true }
        return prompt.purpose.takes(command) || command == .recall && leftLine != nil
      }
      return HelpPage(
        screenColumns: size.columns, rows: layout.body.rows, of: commands,
        first: Self.group(of: underHelp), guides: guides ?? [], isAboutLine: guides != nil,
        naming: told)
    }
    let commands = isHelpWhole ? nil : commandsHere
    return HelpPage(
      screenColumns: size.columns, rows: layout.body.rows, of: commands,
      first: isHelpWhole ? nil : triage == nil ? screen.group : .triage,
      guides: HelpGuide.ofScreens.filter { commands?.contains($0.command) != false },
      telling: isHelpWhole ? [] : selectedSetting,
      defining: triage.map { $0.isOver ? [] : [.triageDigits] } ?? Definition.all(on: screen),
      explaining: triage == nil ? DetailSign.explained(on: screen) : [], naming: told)
  }

  /// The keys of a command, those of this screen where only those are named, and what it does.
  private func told(_ command: Command) -> (keys: [String], words: String) {
    let context = isHelpWhole ? nil : helpContext
    return (settings.keys.labels(of: command, in: context), summary(of: command))
  }

  /// What the selected row of the settings is about; nothing on other screens.
  private var selectedSetting: [Definition] {
    guard triage == nil, screen == .settings, let world else { return [] }
    return settingsScreen.selected.definitions(
      in: world, valueColumns: settingsScreen.layout.valueColumns)
  }

  /// Where the keys act that help names, unless it names all.
  private var helpContext: KeyContext {
    underHelp?.context ?? screenContext
  }

  /// What may be typed in a line or a form; nil for what takes keys alone.
  private static func guides(of overlay: Overlay) -> [HelpGuide]? {
    switch overlay {
    case .form: [.form]
    case .prompt(let prompt): HelpGuide(prompt.purpose).map { [$0] } ?? []
    default: nil
    }
  }

  /// The commands that its help begins with.
  private static func group(of overlay: Overlay) -> CommandGroup {
    switch overlay {
    case .settling: .settling
    case .card: .past
    default: .typing
    }
  }

  /// The commands that can mean something on the screen that shows.
  private var commandsHere: Set<Command>? {
    let showsTasks = ![.settings, .analytics].contains(screenContext)
    return vocabulary?[screenContext]?.filter { showsTasks || !$0.isAboutTasks }
  }

  /// Whether help names every command, not those of this screen alone.
  public var isHelpWhole: Bool {
    if case .help(_, let isWhole) = overlay { isWhole || vocabulary == nil } else { false }
  }

  /// Shows help from a row on, and no further than its end.
  mutating func scrollHelp(to row: Int) {
    let last = helpPage.height - helpPage.visibleRows(in: layout.body.rows)
    guard case .help(_, let isWhole) = overlay else { return }
    overlay = .help(scroll: min(max(0, row), max(0, last)), isWhole: isWhole)
  }
}
