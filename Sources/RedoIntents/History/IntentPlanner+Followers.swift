internal import RedoProtocol
internal import RedoTasks

/// What was done with the todos of an intent after it, by other devices, went with them when it was
/// undone, and comes again with them.
extension IntentPlanner {
  /// The changes of todos that counted until an undo gave up their branch, but for those of the intent
  /// itself and what was undone before it.
  /// - Complexity: O(*n* log *n*) in the task's changes where there is one.
  func followers(
    of part: HistoryPart, takenBackBy undo: HistoryEntry, in history: DeviceHistory
  ) -> [Int] {
    let graph = projection.graph
    let deletions = undo.nodes.filter {
      graph.taskID(of: $0) == part.taskID && graph.nodes[$0].action == .delete
    }
    var gone = graph.history(upTo: deletions.flatMap(graph.parents)).subtracting(part.nodes)
      .filter { !graph.isLive($0) && graph.nodes[$0].change.todoID != nil }
    guard !gone.isEmpty else { return [] }
    gone.subtract(history.idle(among: gone))
    let counting = projection.countingNodes(before: undo.first)
    return graph.inTotalOrder(gone.filter { counting.contains(graph.nodes[$0].id) })
  }

  /// Writes those of some changes once more that are about todos which have been made again, and the
  /// todos that came of them.
  mutating func repeatFollowers(
    _ followers: [Int], _ names: inout TodoNames, on task: TaskState
  ) {
    let graph = projection.graph
    var completions: Set<Int> = []
    for index in followers {
      guard var change = graph.bytes.change(graph.nodes[index].change) else { continue }
      switch change {
      case .completeTodo(var completion):
        guard let name = names.newName(of: completion.todoID) else { continue }
        completion.todoID = name
        change = .completeTodo(completion)
        completions.insert(index)
      case .snooze(var snooze):
        guard let name = names.newName(of: snooze.todoID) else { continue }
        snooze.todoID = name
        change = .snooze(snooze)
      case .createTodo(var todo):
        guard !completions.isDisjoint(with: graph.parents(of: index)) else { continue }
        todo.todoID = makeAgain(todo.todoID, &names)
        change = .createTodo(todo)
      default: continue
      }
      append(change, to: task)
    }
  }

  /// A name for a todo that is made again.
  func makeAgain(_ old: TodoID, _ names: inout TodoNames) -> TodoID {
    let name = TodoID(context.makeUUID())
    names.rename(old, to: name)
    return name
  }
}
