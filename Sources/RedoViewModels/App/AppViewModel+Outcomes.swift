public import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Takes what became of an intent, before the replay that follows what was written.
  ///
  /// After a failure the line that was typed is there again.
  public mutating func finished(_ outcome: Result<IntentReport, IntentFailure>) {
    defer { sequel.endIntent() }
    board.postUnread()
    switch outcome {
    case .success(let report):
      awaitsOwnReplay = true
      forgetWritten()
      succeeded(report.retold(after: latestReport))
    case .failure(let failure): failed(failure)
    }
  }

  /// Takes notice of something about the log.
  public mutating func notice(_ notice: Notice) {
    guard notice.isLasting else {
      if notice == .changedOutside {
        board.noteReading()
        guard !board.tellsOfOldPart else { return }
        board.noteChangeSaid()
      }
      say(.neutral, Clause(notice.text(settings.keys)))
      return
    }
    guard board.post(notice) else { return }
    // What was only worth knowing gives way, which would hide it until the next key.
    if message?.kind == .neutral { message = nil }
  }

  /// Takes a notice back that holds no longer.
  public mutating func withdraw(_ notice: Notice) {
    board.withdraw(notice)
  }

  /// Takes back what was told of the log's lines and holds no longer, now that it was read and these
  /// are its faults.
  public mutating func withdrawFaults(besides faults: [Notice]) {
    board.withdrawFaults(besides: faults)
  }

  private mutating func succeeded(_ report: IntentReport) {
    let afterword = (sequel.concurrentTitle?.afterword(behind: report) ?? "") + sequel.afterword
    say(
      .success, report.clause(in: FriendlyDate(in: dates)) + Clause(afterword),
      followUp: report.followUp, tellsOfOthers: report.tellsOfOthers || !afterword.isEmpty)
    switch report.deed {
    case .completed, .deleted, .archived, .unarchived:
      unmark(Set(report.tasks.map(\.id)))
      sequel.wanted = sequel.successor.map { [$0] } ?? []
    case .snoozed where sequel.successor != nil, .skipped where sequel.successor != nil:
      if case .skipped = report.deed { sequel.leftGroup = nil }
      sequel.wanted = sequel.successor.map { [$0] } ?? []
      sequel.changed = report.tasks.map(\.id)
    default:
      let ids = report.tasks.map(\.id)
      if report.deed == .added { tasks.noteAddition(of: ids) }
      let start = tasks.cursorBeforeAddition(undoneBy: report)
      sequel.wanted = start.map { [$0] } ?? ids
      if start != nil { sequel.changed = ids }
    }
    switch report.deed {
    case .undone, .redone: sequel.returned = report.tasks.first?.id
    default: (sequel.returned, latestReport) = (nil, report)
    }
    sequel.joined = joinedTasks(of: report)
    triage?.take(report)
  }

  /// Says what was undone or done again in words that only the replay behind it gives, where nothing
  /// else was said since.
  mutating func retell(_ report: IntentReport) {
    guard message?.kind == .success, message?.followUp == report.followUp else { return }
    say(
      .success, report.clause(in: FriendlyDate(in: dates)), followUp: report.followUp,
      tellsOfOthers: report.tellsOfOthers)
  }

  /// Leads the cursor of the plan, or of a day, to what was undone or done again, once it is there.
  mutating func selectReturned() {
    guard let id = sequel.returned else { return }
    sequel.returned = nil
    guard triage == nil else { return }
    switch screen {
    case .plan:
      // Where it is marked, the cursor is somewhere else on purpose.
      guard !isMarked(id), plan.select(id) else { return }
      refreshScreen()
    case .calendar: _ = calendar.list.select(id)
    default: break
    }
  }

  /// Selects the first of the tasks that an intent leads to, once it is listed, or the uppermost of
  /// more than a page of them, and says which of them the filter hides where the list shows.
  mutating func selectWanted() {
    let wanted = sequel.wanted
    guard var first = wanted.first else { return }
    // The first of a whole file may stand anywhere in the list.
    if wanted.count > tasks.list.pageHeight {
      first = tasks.list.uppermost(of: Set(wanted)) ?? first
    }
    // A range that is being drawn would reach as far as the cursor is led.
    tasks.list.endRange()
    let ids = sequel.changed.isEmpty ? wanted : sequel.changed
    // What is marked was changed where it stands, and the cursor is somewhere else on purpose; from what
    // is gone it has to go.
    if !wanted.allSatisfy(tasks.list.marks.contains) || ids.allSatisfy({ projection?[$0] == nil }) {
      _ = staysInGroup(ids) && tasks.list.select(ids[0]) || tasks.list.select(first)
    }
    sequel.leadNowhere()
    guard let message, screen == .tasks, !tasks.list.filterLine.isEmpty else { return }
    let listed = Set(tasks.list.ids)
    // What is done or archived again is in no list that asks for nothing, either.
    let hidden = ids.count { id in
      !listed.contains(id) && projection?[id].map { TaskScope.active.includes($0) } == true
    }
    guard hidden > 0 else { return }
    let which = ids.count == 1 ? "it" : hidden < ids.count ? "\(hidden) of them" : "them"
    self.message = Message(
      message.kind, "\(message.clause) (the filter hides \(which))", followUp: message.followUp,
      tellsOfOthers: message.tellsOfOthers, until: message.expiry)
  }

  /// Whether the one task that was put off is in the group of the list that it was in before.
  private func staysInGroup(_ ids: [TaskID]) -> Bool {
    guard let leftGroup = sequel.leftGroup, ids.count == 1 else { return false }
    return listGroup(of: ids[0], in: projection, at: dates) == leftGroup
  }

  mutating func failed(_ failure: IntentFailure) {
    let awaiting = sequel.awaiting
    sequel = Sequel()
    plan.stay()
    switch awaiting {
    case .prompt(var prompt):
      prompt.refusal = failure
      overlay = .prompt(read(prompt))
    case .form(let form): bringBack(form, after: failure)
    default:
      let text = failure.text(settings.keys, in: screenContext)
      say(.failure, Clause(text), followUp: failure.needsReload ? .reload : nil)
    }
  }

  /// A form of a task that is gone could never be written; it becomes one of a new task.
  private mutating func bringBack(_ form: TaskForm, after failure: IntentFailure) {
    if let task = goneTask(of: form) { return keepAsNew(task, form.texts) }
    var form = read(form)
    form.problem = failure.text(settings.keys, in: .list)
    overlay = .form(form)
  }

  /// Puts a message on the message line; its time begins with the next tick, since the last one may
  /// be long ago, and what is told of may have taken long.
  mutating func say(
    _ kind: Message.Kind, _ clause: Clause, followUp: Message.FollowUp? = nil,
    apart: TaskID? = nil, gone: TaskID? = nil, tellsOfOthers: Bool = false
  ) {
    message = Message(
      kind, clause, followUp: followUp, apart: apart, gone: gone, tellsOfOthers: tellsOfOthers)
    if followUp == .undo || followUp == .redo { offered = followUp }
  }
}

extension IntentReport {
  /// The key that is worth naming behind the report.
  fileprivate var followUp: Message.FollowUp {
    if case .undone = deed { .redo } else { .undo }
  }
}
