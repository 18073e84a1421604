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

  /// The part without what it did to some fields.
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
