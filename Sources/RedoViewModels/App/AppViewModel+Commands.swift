internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Does what a command means here; what the shell has to do comes back.
  ///
  /// A command that cannot act changes nothing but the message line, which says why.
  public mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .reload:
      endReadReminders(by: command)
      board.clear()
      return [.reload]
    default: break
    }
    if !command.changesView { finishSorting() }
    sequel.leadNowhere()
    plan.stay()
    endReadReminders(by: command)
    board.endNews(isHidden: hidesNews)
    defer {
      if overlay == nil { board.showHidden() }
      board.endOffers()
      offered = nil
    }
    let effects = permitted(
      overlay == nil ? performOnPanes(command) : performOnOverlay(command))
    // What effects come to is said behind this; what went meanwhile waits for that.
    if effects.isEmpty { tellOfUntoldMarks() }
    return effects
  }

  /// Whether what came of notices has less room than it takes: a message has it, or what lies over the
  /// screen.
  var hidesNews: Bool {
    switch overlay {
    case nil, .setting, .settling: message != nil
    default: true
    }
  }

  /// The effects that may be handed out: none that changes tasks while the past shows, which is
  /// said.
  mutating func permitted(_ effects: [Effect]) -> [Effect] {
    guard travel != nil, effects.contains(where: \.isChange) else { return effects }
    say(.failure, Clause(pastReason))
    return effects.filter { !$0.isChange }
  }

  private mutating func performOnPanes(_ command: Command) -> [Effect] {
    let told = command == .settle ? toldApart : nil
    let toldUndeleted = command == .delete ? toldUndeleted : []
    if refuses(command) { return [] }
    message = nil
    if !toldUndeleted.isEmpty, let projection {
      overlay = .question(Question(.delete(Targets(toldUndeleted, in: projection))))
      return []
    }
    // The way out of the past is told on every screen, and none has another step before it.
    if command == .back, travel != nil {
      goBack()
      return []
    }
    if let effects = performOnScreen(command) { return effects }
    if look(command) || open(command) { return [] }
    switch command {
    case .undo: return [.run(.undo)]
    case .redo: return [.run(.redo)]
    case .sync: return startSync()
    case .toggleStep, .openPart: return toggleStep()
    case .settle: settle(told)
    case .travelHere: travelToChange()
    case .stepBack: travel(by: -1)
    case .stepForward: travel(by: 1)
    default: return performOnTasks(command)
    }
    return []
  }

  /// Does what only changes what is looked at; false for a command that does more.
  private mutating func look(_ command: Command) -> Bool {
    switch command {
    case .back: goBack()
    case .showTasks: showTasks()
    case .showAnalytics: show(.analytics)
    case .showPlan: show(.plan)
    case .showCalendar: show(.calendar)
    case .nextScreen: show(screen.advanced(by: 1))
    case .previousScreen: show(screen.advanced(by: -1))
    case .showActivity: show(.activity)
    case .showSettings: show(.settings)
    default: return false
    }
    return true
  }

  /// Opens what lies over the panes, whatever tasks are selected; false for a command that does more.
  private mutating func open(_ command: Command) -> Bool {
    switch command {
    case .quickAdd: openPrompt(.add)
    case .addInForm: openForm(.add)
    case .find: openPrompt(.find)
    case .editFilter: openPrompt(.filter)
    case .savePreset: openPrompt(.preset(.new(tasks.list.filterLine)))
    case .importFile: openPrompt(.errand(.importing))
    case .travel: openPrompt(.travel)
    case .export: openExport()
    case .showPresets: showPresets()
    case .showLabels: showLabels()
    case .showPalette: showPalette()
    case .showHelp: overlay = .help(scroll: 0, isWhole: false)
    case .chooseTheme: overlay = .setting(SettingChoice(.theme, in: settings))
    case .triage: startTriage()
    case .openPart where !hasSelectedStep: openCard(.openChange)
    case .openChange, .showBlame: openCard(command)
    case .takeBackChange: previewTakingBack()
    default: return false
    }
    return true
  }

  private mutating func performOnTasks(_ command: Command) -> [Effect] {
    let tasks = targetTasks
    guard let first = tasks.first, let projection else { return [] }
    // What is drawn by the cursor would change with it, once the tasks are sorted anew.
    endRanges(on: [screen])
    let targets = Targets(tasks, in: projection)
    switch command {
    case .complete: return run(.complete(targets.ids), leaving: tasks)
    case .archive:
      // Some that are away and some that are not: all of them go.
      let areArchived = tasks.allSatisfy(\.isArchived)
      return run(areArchived ? .unarchive(targets.ids) : .archive(targets.ids), leaving: tasks)
    case .snooze: openPrompt(.snooze(targets))
    case .editTitle where targets.count > 1: openPrompt(.change(targets))
    case .editTitle where isTooLongForLine(first):
      say(.failure, "the title is longer than a line; \(key(.editInForm)) edits it in a form")
    case .editTitle: openPrompt(.edit(TaskReference(id: first.id, title: targets.title)))
    case .editInForm: openForm(.edit(TaskReference(id: first.id, title: targets.title)))
    case .editInEditor: return editInEditor(first, targets.title)
    case .setDue: openPrompt(.due(targets))
    case .setRepeat: openPrompt(.repeats(targets))
    case .addNote: openPrompt(.note(targets))
    case .setPriority:
      overlay = .priority(PriorityChoice(targets, present: Set(tasks.map(\.priority))))
    case .skipRepeat:
      goOn(from: targets)
      return [.run(.skip(targets.ids))]
    case .copyLink: return copyLink(of: first)
    case .delete: overlay = .question(Question(.delete(targets)))
    case .pickForToday, .deferToTomorrow: return replan(tasks, by: command)
    case .copyIdentifier:
      return copy(
        targets.ids.map(\.description).joined(separator: "\n"),
        called: "the \(targets.count == 1 ? "id" : "ids") of \(targets.name)")
    default: break
    }
    return []
  }

  /// Runs an intent after which the work goes on with the next task of the list; one that brings
  /// back the task that its pane stays on goes on with that.
  private mutating func run(_ intent: Intent, leaving tasks: [TaskState]) -> [Effect] {
    let ids = Set(tasks.map(\.id))
    if let held = self.tasks.heldTask, ids == [held.id], case .unarchive = intent {
      sequel.successor = nil
    } else {
      sequel.successor = self.tasks.list.idAfter(ids)
    }
    return [.run(intent)]
  }

  /// Lets the next task of the list be selected once one of it has gone to another date: who works
  /// down a list does not follow what is put off, unless it stays in its group.
  mutating func goOn(from targets: Targets) {
    guard triage == nil, targets.count == 1, let id = targets.ids.first else { return }
    switch screen {
    case .tasks where tasks.focus == .list:
      sequel.successor = tasks.list.idAfter([id])
      sequel.leftGroup =
        tasks.list.selectedID == id ? listGroup(of: id, in: projection, at: dates) : nil
    case .plan: plan.goOn(from: id)
    default: break
    }
  }
}
