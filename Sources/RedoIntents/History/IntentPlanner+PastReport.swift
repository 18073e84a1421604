internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// What an intent of the past did, in the words of a report.
  func report(on parts: [HistoryPart]) -> IntentReport {
    var kinds: [IntentReport.Deed] = []
    var groups: [IntentReport.Deed: [HistoryPart]] = [:]
    for part in parts {
      let kind = kind(of: part)
      if groups[kind] == nil { kinds.append(kind) }
      groups[kind, default: []].append(part)
    }
    let reports = kinds.map { kind in
      let parts = groups[kind] ?? []
      return IntentReport(
        kind == .changed ? deed(of: parts) : kind, parts.map { reference(to: $0) })
    }
    return reports.count == 1
      ? reports[0] : IntentReport(.several(reports), reports.flatMap(\.tasks))
  }

  /// A task as a report on what was done to it names it: by the title that it was given, else by
  /// the one that it shows now, which others may have changed since.
  func reference(to part: HistoryPart) -> TaskReference {
    let title = StateField.task(.title)
    let isNamed = part.changes(title) == true && !part.left.contains(title)
    let now = isNamed ? nil : projection[part.taskID].map { projection.title(of: $0).shown }
    return TaskReference(id: part.taskID, title: now ?? part.title)
  }

  /// What a part did, where what tells dates and fields of several tasks together is one kind.
  private func kind(of part: HistoryPart) -> IntentReport.Deed {
    switch deed(of: [part]) {
    case .snoozed, .edited: .changed
    case let other: other
    }
  }

  private func deed(of parts: [HistoryPart]) -> IntentReport.Deed {
    let graph = projection.graph
    let actions = Set(parts.flatMap { $0.essence(in: graph) }.map { graph.nodes[$0].action })
    if parts.allSatisfy({ $0.before == nil }) {
      let isAdded = actions.contains(.create) || parts.allSatisfy(makesAgain)
      return isAdded ? .added : .changeTakenBack
    }
    if parts.allSatisfy({ $0.after == nil }) { return .deleted }
    if parts.contains(where: { !$0.settlements(in: projection).isEmpty }) { return .settled }
    if actions == [.delete] { return .settled }
    if parts.allSatisfy({ !$0.takesDateAway && $0.abandonedTip(in: projection) != nil }) {
      return .changeTakenBack
    }
    if actions.contains(.completeTodo) { return .completed(next: []) }
    switch actions {
    case [.archive]: return .archived
    case [.unarchive]: return .unarchived
    case [.snooze], [.createTodo], [.snooze, .createTodo]:
      let moved = parts.compactMap { part in part.after?.dueDate.map { (part, $0) } }
      let moves = moved.map { part, date in
        let wall = part.nodes.first.map { graph.nodes[$0].wall } ?? context.dates.now
        let zone = context.dates.zone
        return DateMove(from: part.before?.dueDate, to: date, on: zone.date(of: wall), zone)
      }
      return moved.isEmpty
        ? .changed : .snoozed(until: moved.map(\.1), DateMove(of: moves))
    case _ where actions.contains(.update): return .edited(parts.flatMap(editedParts))
    default: return .changed
    }
  }

  /// Whether a part did again what had made its task: it then holds no CREATE, which is there.
  private func makesAgain(_ part: HistoryPart) -> Bool {
    let graph = projection.graph
    guard let first = part.nodes.first,
      let turn = TaskDeeds(of: graph.task(of: first), in: projection).turn(of: first),
      !turn.isUndo
    else { return false }
    return turn.subject.contains { graph.nodes[$0].action == .create }
  }

  private func editedParts(_ part: HistoryPart) -> [EditedPart] {
    guard let before = part.before, let after = part.after else { return [] }
    var values = FieldValues(after)
    values.take(part.left, from: FieldValues(before))
    var parts = EditedPart.parts(from: FieldValues(before), to: values)
    if part.takesDateAway { return parts + [.dateTaken] }
    let isLeft = part.left.contains(where: \.isOfTodo)
    guard !isLeft, before.dueDate != after.dueDate else { return parts }
    if let rhythm = rhythmCountedAnew(by: part) { parts.append(.repeats(rhythm)) }
    return parts + [.due]
  }

  /// The rhythm that a part counted from the date that it set, by saying its days once more; nil
  /// where it did not.
  private func rhythmCountedAnew(by part: HistoryPart) -> Rhythm? {
    let field = StateField.task(.frequencyDays)
    guard let after = part.after, let days = after.frequencyDays, part.changes(field) == false,
      !part.left.contains(field), part.fieldsSet(in: projection).contains(field)
    else { return nil }
    let title = TitleText(after.title.text)
    let rhythm = Rhythm(everyDays: days, titled: title)
    return rhythm.isFixed && !title.isOnce ? rhythm : nil
  }
}

extension VisibleState {
  /// When the task is due; nil where it has no open todo.
  fileprivate var dueDate: Instant? {
    todos.last { $0.completed == nil }?.deadline
  }
}
