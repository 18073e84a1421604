internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  func content(of settling: Settling) -> SettlingContent? {
    projection.flatMap { SettlingContent(of: settling, in: $0, at: dates, settings) }
  }

  func title(of settling: Settling) -> String {
    let title = presentTitle(of: settling.task)
    guard case .change(let id) = settling.subject, let projection,
      let index = projection.graph.index(of: id)
    else { return "Settle “\(title)”" }
    let words = ChangeWords(of: projection, dates).deed(of: index)
    return "Take back “\(words)” of “\(title)”"
  }

  /// The task that the message tells to have gone apart, or to have been joined: its key means that
  /// one, unless tasks are named or what is selected went apart itself.
  var toldApart: TaskState? {
    guard let id = message?.apart, named.tasks == nil, !isMovingTask, let projection,
      let task = projection[id], task.headCount > 1 || projection.unseenMerge(of: task) != nil,
      !targetPlaces.contains(where: { projection.tasks[$0].headCount > 1 })
    else { return nil }
    return task
  }

  /// The tasks of a report that were in several versions before, unless somebody chose from those.
  func joinedTasks(of report: IntentReport) -> [TaskID] {
    guard survey.isAnyApart, let projection else { return [] }
    switch report.deed {
    case .settled, .merged, .redone: return []
    default: return report.tasks.map(\.id).filter { (projection[$0]?.headCount ?? 0) > 1 }
    }
  }

  /// Says behind what was done that it joined versions which differ: the task may be gone from the
  /// list, and what is said beside it with it.
  mutating func tellOfJoining() {
    let ids = sequel.joined
    sequel.joined = []
    guard let message, message.kind == .success, let projection else { return }
    let tasks = ids.compactMap { projection[$0] }.filter { projection.unseenMerge(of: $0) != nil }
    guard let first = tasks.first else { return }
    let settle = key(.settle)
    let words: Clause =
      tasks.count == 1
      ? "; versions were joined, \(settle) shows them"
      : "; versions of \(tasks.count) tasks were joined, \(settle) shows those of "
        + Clause(quoting: projection.title(of: first).shown)
    self.message = Message(
      message.kind, message.clause + words, followUp: message.followUp, apart: first.id,
      tellsOfOthers: true, until: message.expiry)
  }

  /// Shows the versions of a task, of the selected one unless told.
  mutating func settle(_ told: TaskState? = nil) {
    guard let projection, let task = told ?? targetTasks.first else { return }
    guard let subject = settlingSubject(of: task) else {
      return say(.failure, Clause(reasonNotToSettle(task, in: projection)))
    }
    let reference = TaskReference(id: task.id, title: projection.title(of: task).shown)
    show(Settling(reference, subject))
  }

  /// Lays versions over the screen, or says why nothing can come of them.
  private mutating func show(_ settling: Settling) {
    guard let content = content(of: settling) else { return }
    if let refusal = content.refusal {
      say(.failure, Clause(refusal))
      return
    }
    var settling = settling
    settling.closingReason = content.closingReason
    // What was chosen before counts as long as it is about the same versions.
    let earlier = keptInput.settling.flatMap { $0.isAbout(settling) ? $0 : nil }
    keptInput.settling = nil
    guard let earlier else {
      overlay = .settling(settling)
      return
    }
    say(.neutral, "what was chosen before is back")
    refreshSettling(earlier)
  }

  private mutating func dismiss(_ settling: Settling) {
    overlay = nil
    guard !settling.choices.isEmpty else { return }
    var kept = settling
    kept.select(settling.selection)
    keptInput.settling = kept
    say(.neutral, "what was chosen is kept until the versions are opened again")
  }

  /// Where the versions of a task come from; nil for one that never went apart, and for one whose
  /// branches were joined and agreed.
  private func settlingSubject(of task: TaskState) -> Settling.Subject? {
    guard let projection else { return nil }
    guard task.headCount == 1 else { return .heads }
    let index =
      projection.unseenMerge(of: task)
      ?? merges(of: task, in: projection).prefix(Self.mostMerges).first {
        BranchComparison(ofMerge: $0, of: task, in: projection)?.rows.isEmpty == false
      }
    return index.map { .merge(projection.graph.nodes[$0].id) }
  }

  /// Where so many MERGEs joined what was equal, older ones are not looked at.
  private static let mostMerges = 64

  /// The MERGEs of a task that count, the latest first, by their indices in the graph.
  private func merges(of task: TaskState, in projection: Projection) -> some Sequence<Int> {
    let graph = projection.graph
    return graph.nodeIndices(at: task.nodes).reversed().lazy.filter {
      graph.nodes[$0].action == .merge && graph.isLive($0)
    }
  }

  /// Whether any MERGE of a task counts.
  private func isJoined(_ task: TaskState, in projection: Projection) -> Bool {
    merges(of: task, in: projection).contains { _ in true }
  }

  /// Whether the task that keys act on in the list, its detail or a triage went apart, and nobody
  /// has chosen yet.
  public var isApart: Bool {
    guard overlay == nil, screen == .tasks || triage != nil, let projection else { return false }
    let places = targetPlaces
    return places.count == 1 && projection.tasks[places[0]].headCount > 1
  }

  /// Whether there may be versions to choose from, and if not, why.
  ///
  /// Every frame asks; whether the fields of one of many MERGEs differ is found out when they are
  /// opened.
  func settleAvailability(of task: TaskState) -> Availability {
    guard let projection, task.headCount == 1, !isJoined(task, in: projection) else {
      return .available
    }
    return .unavailable(because: reasonNotToSettle(task, in: projection))
  }

  /// Why a task has no versions to choose from.
  private func reasonNotToSettle(_ task: TaskState, in projection: Projection) -> String {
    let name = "“\(projection.title(of: task).shown)”"
    let isDeletedApart = projection.graph.nodeIndices(at: task.nodes)
      .contains(where: projection.meansDeletion)
    guard !isDeletedApart else {
      return "\(name) was deleted and is there again: no fields differ; its history tells more"
    }
    // With versions to choose from in any of them there would be a subject.
    guard !isJoined(task, in: projection) else {
      return "the branches of \(name) agreed on every field and were joined; its history tells more"
    }
    let search = Notice.search("is:forked", settings.keys)
    let way = survey.isAnyApart ? "; \(search) finds what was" : ""
    return "\(name) was never changed in two places apart\(way)"
  }

  /// Whether a version may be chosen, and if not, why.
  var versionAvailability: Availability {
    guard case .settling(let settling) = covering else {
      return .unavailable(
        because: "no versions are open; \(key(.settle)) on a task that went apart opens them")
    }
    return settling.closingReason.map(Availability.unavailable(because:)) ?? .available
  }

  /// Shows what taking back the selected change would come to, or says why it cannot be.
  mutating func previewTakingBack() {
    guard let projection, let id = targetChange, let index = projection.graph.index(of: id)
    else { return }
    let taskID = projection.graph.taskID(of: index)
    let title = TaskNames(of: projection).title(of: taskID)
    show(Settling(TaskReference(id: taskID, title: title), .change(id)))
  }

  /// Keeps the versions in step with the log; they go where nothing is apart any more.
  mutating func refreshSettling(_ settling: Settling) {
    guard let content = content(of: settling) else {
      overlay = nil
      let deed = projection?[settling.task.id] == nil ? "deleted" : "settled elsewhere"
      say(.neutral, "\(quoting: presentTitle(of: settling.task)) was \(deed) meanwhile")
      return
    }
    var settling = settling
    settling.pressed = nil
    settling.selection = min(settling.selection, max(0, content.rows.count - 1))
    settling.closingReason = content.closingReason
    let count = settling.choices.count
    settling.choices = content.current(settling.choices)
    if settling.choices.count < count {
      say(.neutral, "a version that was chosen has changed meanwhile: choose again")
    }
    overlay = .settling(settling)
  }

  /// Does what a command means while versions are chosen from.
  mutating func perform(_ command: Command, on settling: Settling) -> [Effect] {
    guard let content = content(of: settling) else {
      overlay = nil
      return []
    }
    if refuses(command) { return [] }
    var settling = settling
    let last = max(0, content.rows.count - 1)
    switch command {
    case .moveDown: settling.select(min(settling.selection + 1, last))
    case .moveUp: settling.select(max(settling.selection - 1, 0))
    case .moveToTop: settling.select(0)
    case .moveToBottom: settling.select(last)
    case .pageDown: turn(&settling, by: 1)
    case .pageUp: turn(&settling, by: -1)
    case .takeLeft: choose(&settling, content, by: -1)
    case .takeRight: choose(&settling, content, by: 1)
    case .takeAllLeft: chooseAll(&settling, content, column: 0)
    case .takeAllRight: chooseAll(&settling, content, column: content.columns.count - 1)
    case .typeValue:
      guard content.rows.indices.contains(settling.selection) else { return [] }
      let row = content.rows[settling.selection]
      guard row.isOpen else {
        refuse(row, content)
        return []
      }
      openPrompt(.version(settling, row.field, name: content.name(of: row.field)))
      return []
    case .accept: return accept(settling, content)
    default:
      dismiss(settling)
      return []
    }
    if ![.pageDown, .pageUp].contains(command) { showChoice(of: &settling, content) }
    overlay = .settling(settling)
    return []
  }

  mutating func refuse(_ row: SettlingRow, _ content: SettlingContent) {
    say(
      .failure, Clause(row.note ?? content.refusal ?? SettlingContent.wholeReason))
  }

  private mutating func choose(
    _ settling: inout Settling, _ content: SettlingContent, by steps: Int
  ) {
    guard content.rows.indices.contains(settling.selection) else { return }
    let row = content.rows[settling.selection]
    guard row.isOpen else { return refuse(row, content) }
    let places = row.places
    let now = row.place(of: settling.choice(of: row)).flatMap { places.firstIndex(of: $0) }
    let next = now.map { $0 + steps } ?? (steps < 0 ? 0 : places.count - 1)
    guard places.indices.contains(next) else { return }
    choose(places[next], of: row, in: &settling, content)
  }

  /// Takes what stands at a place of a row where it may be chosen, else says why not.
  mutating func choose(
    _ place: Int, of row: SettlingRow, in settling: inout Settling, _ content: SettlingContent
  ) {
    guard row.isOpen else { return refuse(row, content) }
    guard row.canTake(place) else {
      return say(.failure, Clause(IntentFailure(.dateStays).text(settings.keys, in: .settling)))
    }
    settling.choices[row.field] = row.choice(at: place)
  }

  private func chooseAll(
    _ settling: inout Settling, _ content: SettlingContent, column: Int
  ) {
    for row in content.rows where row.canTake(column) {
      settling.choices[row.field] = row.options[column].choice
    }
  }

  private mutating func accept(_ settling: Settling, _ content: SettlingContent) -> [Effect] {
    if let refusal = content.refusal {
      say(.failure, Clause(refusal))
      return []
    }
    var chosen: [StateField: VersionChoice] = [:]
    for row in content.rows where row.isDisputed || settling.choices[row.field] != nil {
      chosen[row.field] = settling.choice(of: row)
    }
    guard case .heads = settling.subject else { return acceptPast(settling, content) }
    overlay = nil
    return [.run(.settle(settling.task.id, chosen))]
  }

  /// Writes what is to be other than it is.
  private mutating func acceptPast(
    _ settling: Settling, _ content: SettlingContent
  ) -> [Effect] {
    var reason = FieldSetting.settling
    if case .change(let id) = settling.subject {
      reason = .takingBack(id)
      if content.isWhole {
        overlay = nil
        return [.run(.takeBackChange(id))]
      }
    }
    guard let projection, let task = projection[settling.task.id] else { return [] }
    var values: [StateField: ShownValue] = [:]
    for row in content.rows where row.isOpen {
      let value = settling.choice(of: row).value
      if value != projection.value(of: row.field, of: task) { values[row.field] = value }
    }
    overlay = nil
    guard !values.isEmpty else {
      say(.neutral, "\(quoting: presentTitle(of: settling.task)) stays as it was")
      return []
    }
    return [.run(.setFields(settling.task.id, values, reason))]
  }

  /// Takes the mouse: a click chooses a version, a double click writes, the wheel goes from field to
  /// field, a click beside the frame leaves.
  mutating func mouse(_ event: MouseEvent, on settling: Settling) -> [Effect] {
    guard let page = settlingPage else { return [] }
    let place = settlingPlace(rows: page.lines.count)
    switch event.action {
    case .scroll(let turns): return perform(turns > 0 ? .moveDown : .moveUp, on: settling)
    case .press(.left) where !place.contains(event.point): return perform(.back, on: settling)
    case .press(.left), .doublePress(.left):
      let isSecond = event.action == .doublePress(.left)
      return press(at: event.point, isSecond: isSecond, on: settling, page)
    default: return []
    }
  }

  /// Chooses the version at a place; the second press of two writes what the first one chose, and
  /// nothing where a replay came between them.
  private mutating func press(
    at point: Point, isSecond: Bool, on settling: Settling, _ page: SettlingPage
  ) -> [Effect] {
    let inside = Frame.inside(settlingPlace(rows: page.lines.count))
    guard inside.contains(point), let content = content(of: settling) else { return [] }
    let there = page.target(
      line: point.row - inside.row + page.scroll(in: inside.rows),
      column: point.column - inside.column - 1)
    var settling = settling
    let target = isSecond ? settling.pressed : there
    settling.pressed = isSecond ? nil : there
    overlay = .settling(settling)
    guard let target, content.rows.indices.contains(target.row) else { return [] }
    if settling.selection != target.row { settling.select(target.row) }
    message = nil
    if let option = target.option {
      choose(option, of: content.rows[target.row], in: &settling, content)
    }
    overlay = .settling(settling)
    guard isSecond, message == nil else { return [] }
    return perform(.accept, on: settling)
  }
}
