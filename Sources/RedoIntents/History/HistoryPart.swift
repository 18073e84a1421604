internal import RedoProtocol
internal import RedoTasks

/// What one intent did to one task.
struct HistoryPart {
  let taskID: TaskID
  /// The nodes' indices in the graph, parents before children.
  private(set) var nodes: [Int]
  /// What the task looked like when the log ended before the intent; nil where it was not there.
  let before: VisibleState?
  /// What the task looked like when the log ended with the intent; nil where it was not there.
  let after: VisibleState?
  /// The names of the todos that the task had before, in the order of `before`.
  let todos: [TodoID]
  /// The fields that it set and that are no part of what is told and done of it here.
  private(set) var left: Set<StateField> = []

  /// The task's title as shown, for messages.
  var title: String {
    TitleText((after ?? before)?.title.text ?? "").shown
  }

  func contains(_ action: Action, in graph: ChangeGraph) -> Bool {
    nodes.contains { graph.nodes[$0].action == action }
  }

  /// The fields that the intent gave a value.
  func fieldsSet(in projection: Projection) -> Set<StateField> {
    projection.fieldsSet(by: nodes)
  }

  /// The same without what it did to some fields.
  func leaving(_ fields: Set<StateField>, in projection: Projection) -> HistoryPart {
    guard !fields.isEmpty else { return self }
    var part = self
    part.left.formUnion(fields)
    part.nodes.removeAll { node in
      let set = projection.fieldsSet(by: [node])
      return !set.isEmpty && set.isSubset(of: fields)
    }
    return part
  }

  /// Whether it gave a field another value to the eye; nil for a field of a todo that was not there
  /// before.
  func changes(_ field: StateField) -> Bool? {
    guard let before, let after else { return true }
    switch field {
    case .task(let field): return before.differs(from: after, in: field)
    case .todo(_, let id):
      guard let place = todos.firstIndex(of: id) else { return nil }
      return !after.todos.indices.contains(place) || before.todos[place] != after.todos[place]
    }
  }

  /// Whether it changed a field of the task itself that has another value by now.
  func isOverruled(in field: StateField, by now: VisibleState) -> Bool {
    guard case .task(let name) = field, let after else { return false }
    return changes(field) == true && after.differs(from: now, in: name)
  }

  /// The nodes that are what was meant, without the joining of branches that came before; where that
  /// was all, the DELETEs of twins.
  func essence(in graph: ChangeGraph) -> [Int] {
    let changes = nodes.filter { ![.merge, .delete].contains(graph.nodes[$0].action) }
    return changes.isEmpty ? nodes.filter { graph.nodes[$0].action == .delete } : changes
  }

  /// The end of the branch that the intent, or the first of several, gave up for another; nil where
  /// it gave up none.
  ///
  /// Its first change then stands on a node that the deleted branch has among its ancestors, or it
  /// changes nothing and stands on one that counted no more: the intent went back to a branch that
  /// had been given up. No change does either that comes after the joining of branches or the DELETE
  /// of a twin.
  func abandonedTip(in projection: Projection) -> Int? {
    let graph = projection.graph
    guard let first = essence(in: graph).first, let origin = graph.parents(of: first).first else {
      return nil
    }
    // Of several intents the first may have deleted the task, and a later one brought back another
    // branch of it.
    if let end = nodes.first, end < first, graph.nodes[end].action == .delete,
      !graph.isOneIntent(end, first)
    {
      return graph.onlyParent(of: end)
    }
    let ends = nodes.filter {
      graph.nodes[$0].action == .delete && graph.isOneIntent($0, first)
    }
    let tips = ends.flatMap(graph.parents)
    if let tip = tips.last(where: { graph.ancestry(of: $0).contains(origin) }) { return tip }
    guard let tip = tips.last, projection.isIdle(first),
      !projection.countingNodes(before: first).contains(graph.nodes[origin].id)
    else { return nil }
    return tip
  }

  /// Whether the intent gave up a branch and went back to one that does not go through where that
  /// began, as what takes back the giving up of a branch does.
  func goesBack(in projection: Projection) -> Bool {
    let graph = projection.graph
    guard let tip = abandonedTip(in: projection), let first = essence(in: graph).first,
      let origin = graph.parents(of: first).first
    else { return false }
    return !graph.ancestry(of: tip).contains(origin)
  }
}

extension Projection {
  /// An intent, or several as one, task by task, in the order in which they wrote them.
  func parts(of entry: HistoryEntry) -> [HistoryPart] {
    var order: [TaskID] = []
    var nodes: [TaskID: [Int]] = [:]
    for index in entry.nodes {
      let id = graph.taskID(of: index)
      if nodes[id] == nil { order.append(id) }
      nodes[id, default: []].append(index)
    }
    return order.map { id in
      let own = nodes[id] ?? []
      let before = past(graph.task(of: own.first ?? 0).range, before: own.first ?? 0)
      let after = past(through: own)
      return HistoryPart(
        taskID: id, nodes: own, before: before.tasks.first.map(before.visibleState),
        after: after.tasks.first.map(after.visibleState), todos: before.todos.map(\.id))
    }
  }

  /// The task with these nodes as it was before a node of them was written: what is on the lines before,
  /// and what the node builds on although it stands behind it.
  func past(_ places: Range<Int>, before index: Int) -> Projection {
    past(places, through: index - 1, and: graph.ancestry(of: index))
  }

  /// The task as it was once nodes of one intent were written, without what others built on them though
  /// it stands in front.
  private func past(through own: [Int]) -> Projection {
    guard let last = own.last else { return past(0..<0, through: -1, and: []) }
    let places = graph.task(of: last).range
    let known = graph.ancestry(of: last)
    guard places.contains(where: { graph.standsAhead(Int(graph.order[$0])) }) else {
      return past(places, through: last, and: known)
    }
    let later = graph.descendants(of: own).subtracting(known)
    return past(places, through: last, and: known, except: later)
  }

  private func past(
    _ places: Range<Int>, through end: Int, and known: Set<Int>, except later: Set<Int> = []
  ) -> Projection {
    let indices = places.map { Int(graph.order[$0]) }
      .filter { ($0 <= end || known.contains($0)) && !later.contains($0) }
    return Projection(graph.restricted(to: indices.sorted()))
  }

  /// The ids of the nodes that counted when the log held only those before one of their task.
  func countingNodes(before index: Int) -> Set<NodeID> {
    let past = past(graph.task(of: index).range, before: index).graph
    return Set(past.nodes.indices.filter(past.isLive).map { past.nodes[$0].id })
  }
}

extension IntentPlanner {
  /// An intent, or several as one, task by task, in the order in which they wrote them.
  func parts(of entry: HistoryEntry) -> [HistoryPart] { projection.parts(of: entry) }

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
    case [.snooze], [.createTodo]:
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
    guard let first = part.nodes.first,
      let turn = KeptDeeds(in: projection).turn(of: first), !turn.isUndo
    else { return false }
    return turn.subject.contains { projection.graph.nodes[$0].action == .create }
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
