internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Whether a command can act now, and if not, why.
  public func availability(of command: Command) -> Availability {
    if let refusal = refusalInThePast(of: command) { return refusal }
    let covering = covering
    if command == .settle, covering == nil, toldApart != nil { return .available }
    if command == .delete, covering == nil, !toldUndeleted.isEmpty { return .available }
    if case .card(let card) = covering { return cardAvailability(of: command, card) }
    if covering == nil, let answer = currentScreen.availability(of: command, keys: settings.keys) {
      return answer
    }
    return appAvailability(of: command)
  }

  /// Says why a command cannot act now; false where it can.
  mutating func refuses(_ command: Command) -> Bool {
    guard case .unavailable(let reason) = availability(of: command) else { return false }
    say(.failure, Clause(reason))
    return true
  }

  private func appAvailability(of command: Command) -> Availability {
    switch command {
    case _ where command.isAboutTasks: taskAvailability(of: command)
    case _ where command.moves:
      covering == nil && tasks.list.taskCount == 0
        ? .unavailable(because: emptyListReason) : .available
    case .findNext, .findPrevious: nextFoundAvailability
    case .changeOrder: orderAvailability
    case .toggleStep: checklistAvailability
    case .mark, .markRange, .markAll: markAvailability
    case .savePreset, .renamePreset, .recolorPreset, .deletePreset: presetAvailability(of: command)
    case .combineLabel: labelAvailability
    case .openPart: hasSelectedStep ? availability(of: .toggleStep) : changeAvailability
    case .openChange, .travelHere, .takeBackChange: changeAvailability
    case .stepBack, .stepForward: stepAvailability(of: command)
    case .showSource:
      .unavailable(because: "no change is open; \(key(.openChange, in: .detail)) on one opens it")
    case .filterByTask, .filterByAuthor, .filterByAction:
      .unavailable(because: "only the activity is narrowed so; \(key(.showActivity)) shows it")
    case .takeLeft, .takeRight, .takeAllLeft, .takeAllRight, .typeValue: versionAvailability
    case .triage: triageAvailability
    case _ where command.group == .triage:
      .unavailable(because: "no triage shows; \(key(.triage)) begins one")
    case .changeSetting, .nextValue, .previousValue, .resetSetting, .copyValue:
      .unavailable(because: "only a setting is changed so; \(key(.showSettings)) shows them")
    case .undo where isUnseen(.undo), .redo where isUnseen(.redo):
      .unavailable(
        because: "no undo holds settings; \(key(.resetSetting, in: .settings)) puts one back, "
          + "\(key(.showTasks)) shows the tasks, where \(key(command)) works")
    case .sync: syncAvailability
    case .completeWord, .previousChip, .nextChip, .keepWords: promptAvailability(of: command)
    case .recall: recallAvailability
    default: .available
    }
  }

  /// Whether settings show, which are in no undo, and just this was not offered: what was done to
  /// tasks elsewhere would be taken back, or done again, unseen.
  private func isUnseen(_ followUp: Message.FollowUp) -> Bool {
    triage == nil && screen == .settings && offered != followUp
  }

  /// Why there is no task to act on, and what leads to one.
  var noTaskReason: String {
    let isPlanning = screen == .plan && triage == nil
    return "no task is selected; " + (isPlanning ? plan.wayToTask(settings.keys) : wayToTasks)
  }

  private var emptyListReason: String { "no task is listed; " + wayToTasks }

  private var wayToTasks: String {
    if screen == .tasks, !tasks.list.filterLine.isEmpty { return "\(key(.back)) \(backWords)" }
    return settings.keys.wayToTask(inThePast: travel != nil, in: .list)
  }

  /// What the key for a command is called, on the list unless told.
  func key(_ command: Command, in context: KeyContext = .list) -> String {
    settings.keys.name(of: command, in: context)
  }

  private var nextFoundAvailability: Availability {
    guard !tasks.searched.isEmpty else {
      return .unavailable(
        because: "nothing was searched for yet; \(settings.keys.press(.find, in: .list)) to find")
    }
    return tasks.list.taskCount == 0 ? .unavailable(because: emptyListReason) : .available
  }

  private var changeAvailability: Availability {
    if targetChange != nil { return .available }
    let down = key(.moveDown, in: .detail)
    let reason = hasSelectedStep ? "a step is selected, no change" : "no change is selected"
    let way =
      screenContext == .detail
      ? "\(down) leads to the history" : "\(key(.open)) on a task and \(down) lead to its history"
    return .unavailable(because: reason + "; " + way)
  }

  /// Whether the part of the detail that is selected is a step.
  var hasSelectedStep: Bool {
    screen == .tasks && tasks.detail.selectedStep != nil && covering == nil
  }

  /// A filter that sorts has the last word, and the order behind it would change unseen.
  private var orderAvailability: Availability {
    guard let order = tasks.filter?.order else { return .available }
    let listsAll = backStep == .everything ? "\(key(.back)) lists all, " : ""
    return .unavailable(
      because: "the filter sorts by \(order.rawValue); \(listsAll)"
        + "\(key(.editFilter)) changes the filter")
  }

  private var markAvailability: Availability {
    if screen != .tasks || tasks.focus != .list {
      return .unavailable(
        because: "only the list of tasks and the plan take marks; "
          + "\(key(.showTasks)) and \(key(.showPlan)) show them")
    }
    return tasks.list.taskCount == 0 ? .unavailable(because: emptyListReason) : .available
  }

  private func promptAvailability(of command: Command) -> Availability {
    guard case .prompt(let prompt) = covering else { return .available }
    if command == .completeWord, prompt.purpose.takes(command) { return .available }
    switch prompt.purpose {
    case .errand: return .unavailable(because: "this line has no parts to choose from")
    case .find, .filter, .findChanges, .snooze, .due, .repeats, .note, .preset, .travel, .setting,
      .version:
      return .unavailable(because: "this line names no tags or people")
    case .change:
      return .unavailable(because: "this line makes no title that words could stay in")
    case .add, .edit:
      return prompt.chips.isEmpty
        ? .unavailable(because: "every word of the line is in the title already") : .available
    }
  }

  private var recallAvailability: Availability {
    guard case .prompt(let prompt) = covering, leftLine == nil else {
      return .available
    }
    let reason =
      switch prompt.purpose {
      case .add: "no line for a new task was left"
      case .edit: "nothing else was typed in this line before"
      default: "only lines that make a title are brought back so"
      }
    return .unavailable(because: reason)
  }

  private func taskAvailability(of command: Command) -> Availability {
    let places = targetPlaces
    guard let projection, let task = places.first.map({ projection.tasks[$0] }) else {
      return .unavailable(because: noTaskReason)
    }
    let tasks = places.lazy.map { projection.tasks[$0] }
    if [.editInForm, .editInEditor].contains(command), tasks.count > 1 {
      return .unavailable(
        because: "one task is edited there at a time; \(key(.editTitle)) changes all that is marked"
      )
    }
    if command == .complete, tasks.allSatisfy(\.isDone) {
      guard tasks.count == 1 else {
        return .unavailable(because: "all \(tasks.count) tasks are done already")
      }
      let title = projection.title(of: task).shown
      return .unavailable(
        because: "“\(title)” is done already; \(key(.snooze)) gives it a new date to do it again")
    }
    return switch command {
    case .settle where tasks.count > 1:
      .unavailable(
        because: "one task is settled at a time; \(screen == .tasks ? "in the list " : "")"
          + "\(key(.back)) takes the marks away")
    case .settle: settleAvailability(of: task)
    case .skipRepeat: skipAvailability(of: tasks)
    case .copyLink: linkAvailability(of: task)
    case .pickForToday: pickAvailability(of: tasks)
    case .deferToTomorrow: deferAvailability(of: tasks)
    default: .available
    }
  }

  private func skipAvailability(of tasks: some Collection<TaskState>) -> Availability {
    guard let projection, let task = tasks.first else { return .available }
    let canSkip = tasks.contains { task in
      task.currentTodo != nil && projection.repeatDays(of: task) != nil
    }
    guard !canSkip else { return .available }
    let name = "“\(projection.title(of: task).shown)”"
    if tasks.contains(where: { projection.repeatDays(of: $0) != nil }) {
      return .unavailable(
        because: tasks.count == 1
          ? "\(name) has no date to skip; \(key(.setDue)) gives it one"
          : "none of the \(tasks.count) tasks has a date to skip; \(key(.setDue)) gives them one")
    }
    return .unavailable(
      because: tasks.count == 1
        ? "\(name) does not come back; \(key(.setRepeat)) gives it a repeat"
        : "none of the \(tasks.count) tasks comes back; \(key(.setRepeat)) gives them a repeat")
  }
}
