internal import RedoProtocol
internal import RedoTasks

/// What other devices did apart from a part of an intent, or since, that an undo must leave alone.
extension IntentPlanner {
  /// The fields that another device has given a value since, the one that shows too: to choose what the
  /// intent set, among versions or apart, is to set it.
  /// - Complexity: O(*n*) in the task's changes, and O(*n*) more for each that sets such a field.
  func fieldsSetByOthers(after part: HistoryPart) -> Set<StateField> {
    let own = part.fieldsSet(in: projection)
    return newFields(in: changesOfOthers(after: part), among: own)
  }

  /// The fields of a part that another device has given a value since an undo put them back; none where
  /// that left the branch, or what a person settled is to be settled again.
  ///
  /// Days that were said once more, to count from a new date, stay with the date.
  /// - Complexity: as ``fieldsSetByOthers(after:)``.
  func fieldsSetByOthers(since undo: HistoryEntry, of part: HistoryPart) -> Set<StateField> {
    let graph = projection.graph
    guard let last = undo.nodes.last, part.settlements(in: projection).isEmpty,
      !undo.nodes.contains(where: { graph.nodes[$0].action == .delete })
    else { return [] }
    let own = part.fieldsSet(in: projection)
    let changes = othersChanges(to: part).filter { graph.precedes(last, $0) }
    var fields = newFields(in: changes, among: own)
    let days = StateField.task(.frequencyDays)
    if fields.contains(where: \.isOfTodo), own.contains(days), part.changes(days) == false {
      fields.insert(days)
    }
    return fields
  }

  /// The fields for which another device has since chosen a value among versions.
  /// - Complexity: O(*n*) in the task's changes.
  func fieldsSettledByOthers(after part: HistoryPart) -> Set<StateField> {
    Set(changesOfOthers(after: part).flatMap(projection.graph.chosenFields))
  }

  private func changesOfOthers(after part: HistoryPart) -> [Int] {
    let graph = projection.graph
    guard let last = part.nodes.last else { return [] }
    return othersChanges(to: part).filter { graph.precedes(last, $0) }
  }

  /// Whether another device made something of the task that a part of an intent made or brought back,
  /// or made it too; what the part itself stands on was there before.
  /// - Complexity: O(*n* log *n*) in the task's changes.
  func isTakenUpByOthers(_ part: HistoryPart) -> Bool {
    // Of the nodes of one write each other one stands on the one before it.
    let ends = part.nodes.filter { node in
      !part.nodes.contains { projection.graph.parents(of: $0).contains(node) }
    }
    let known = projection.graph.history(upTo: ends.flatMap(projection.graph.parents))
    return othersChanges(to: part).contains {
      !known.contains($0) && !projection.isUnseenMerge($0)
    }
  }

  /// Whether another device completed a todo that a part of an intent completed; not where that had
  /// come to nothing by then, since a MERGE had left the todo open.
  func isCompletedByOthers(_ part: HistoryPart) -> Bool {
    let graph = projection.graph
    let completions = part.nodes.filter { graph.nodes[$0].action == .completeTodo }
    let own = Set(completions.compactMap { graph.nodes[$0].change.completedTodo })
    guard !own.isEmpty else { return false }
    let wereOpen = zip(part.todos, part.before?.todos ?? []).filter { $1.completed == nil }.map(\.0)
    let known = graph.history(upTo: completions.flatMap(graph.parents))
    return othersChanges(to: part).contains { index in
      guard let todo = graph.nodes[index].change.completedTodo, own.contains(todo) else {
        return false
      }
      return !known.contains(index) || !wereOpen.contains(todo)
    }
  }

  /// Whether another device moved or completed a todo that a part of an intent gave as the first one.
  func isFirstTodoChangedByOthers(_ part: HistoryPart) -> Bool {
    !part.contains(.completeTodo, in: projection.graph) && isMadeTodoChangedByOthers(part)
  }

  /// Whether another device moved or completed a todo that a part of an intent made, with which that
  /// goes.
  func isMadeTodoChangedByOthers(_ part: HistoryPart) -> Bool {
    let graph = projection.graph
    let made = Set(part.nodes.compactMap { graph.nodes[$0].change.madeTodo })
    guard !made.isEmpty else { return false }
    return othersChanges(to: part).contains {
      graph.nodes[$0].change.changedTodo.map(made.contains) == true
    }
  }

  /// Whether another device gave a task a date again from which a part of an intent had taken it away.
  func isDatedAgainByOthers(_ part: HistoryPart) -> Bool {
    let graph = projection.graph
    guard part.takesDateAway, let first = part.essence(in: graph).first else { return false }
    let later = graph.descendants(of: [first])
    return othersChanges(to: part).contains {
      later.contains($0) && graph.nodes[$0].change.madeTodo != nil
    }
  }

  /// Whether another device ended the branch that ends at a node.
  func isEndedByOthers(_ tip: Int, of part: HistoryPart) -> Bool {
    let graph = projection.graph
    return nodes(of: part).contains {
      graph.nodes[$0].action == .delete && graph.isSound($0) && graph.parents(of: $0).contains(tip)
        && isOthers($0, than: part)
    }
  }

  /// The changes of others that count, themselves or where an undo did them again on another branch,
  /// but for what they have taken back, and for what the part itself did again or stands on.
  func othersChanges(to part: HistoryPart) -> [Int] {
    let graph = projection.graph
    let others = nodes(of: part).filter { isOthers($0, than: part) }
    let repeated = others.filter(projection.isDoneAgain)
    let known = repeated.isEmpty ? [] : graph.history(upTo: part.nodes)
    let changes = others.filter {
      graph.isLive($0)
        || projection.isDoneAgain($0) && !known.contains(projection.standIn(for: $0))
    }
    guard let first = changes.first else { return [] }
    let deeds = TaskDeeds(of: graph.task(of: first), in: projection)
    let undos = changes.filter { deeds.turn(of: $0)?.isUndo == true }
    let idle = Set(undos + undos.flatMap { deeds.turn(of: $0)?.subject ?? [] })
    return changes.filter { !idle.contains($0) }
  }

  /// The nodes of the task that a part is about.
  private func nodes(of part: HistoryPart) -> [Int] {
    let graph = projection.graph
    guard let last = part.nodes.last else { return [] }
    return graph.nodeIndices(at: graph.task(of: last).range)
  }

  /// Whether another device made a change than the one whose intent it is about.
  private func isOthers(_ index: Int, than part: HistoryPart) -> Bool {
    let graph = projection.graph
    let device = part.nodes.first.map(graph.author) ?? context.device
    return !graph.author(of: index).isSameDevice(as: device)
  }

  /// Those of some fields that changes gave another value than their authors knew.
  private func newFields(in changes: [Int], among own: Set<StateField>) -> Set<StateField> {
    var found: Set<StateField> = []
    for index in changes {
      let fields = projection.fieldsSet(by: [index]).intersection(own).subtracting(found)
      // What its author knew takes a look at all of the task.
      if !fields.isEmpty { found.formUnion(fields.filter(isNews(index))) }
    }
    return found
  }

  /// Which fields a change gave another value than its author knew, or chose in a MERGE.
  ///
  /// What it repeats of a branch that its intent ended, its author knew there.
  private func isNews(_ index: Int) -> (StateField) -> Bool {
    let graph = projection.graph
    guard graph.nodes[index].action != .merge else { return { _ in true } }
    let written = graph.nodesWritten(with: index)
    let ends = written.filter { graph.nodes[$0].action == .delete }
    let known = graph.parents(of: index) + ends.flatMap(graph.parents)
    let last = ends.isEmpty ? index : written.last { graph.nodes[$0].action != .delete } ?? index
    return { [projection] field in
      projection.values(of: [field], at: known) != projection.values(of: [field], at: [last])
    }
  }
}
