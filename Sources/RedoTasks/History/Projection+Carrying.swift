internal import RedoProtocol

/// Changes whose branch was left, and which the intent that left it made again on the one that grew
/// instead (PROTOCOL.md, "Undo and redo").
extension Projection {
  /// How many branches of a task that were left are looked at, the latest ones.
  private static let mostLeft = 32

  /// How many pairs of a change and a copy are compared for each of them.
  private static let mostCompared = 10_000

  /// Whether the change at an index of the log's graph was carried over: it counts no more by
  /// itself, and the intent that left its branch set every field that it set again, to the same value.
  ///
  /// What was about a todo never is: a todo that goes takes that along.
  /// - Complexity: O(*n* log *n*) in the task's changes for each of the latest branches that were
  ///   left, once for a task.
  public func isCarriedOver(_ index: Int) -> Bool {
    guard graph.isSound(index), !graph.isLive(index),
      [.update, .archive, .unarchive].contains(graph.nodes[index].action)
    else { return false }
    return repetition(of: index) != nil
  }

  /// Whether the change at an index of the log's graph was carried over, or was about a todo that
  /// stays and was done again so: it counts no more by itself, and what it did counts.
  /// - Complexity: as ``isCarriedOver(_:)``.
  public func isDoneAgain(_ index: Int) -> Bool {
    graph.isSound(index) && !graph.isLive(index) && repetition(of: index) != nil
  }

  /// The change that counts in the place of the one at an index: what did it again last, else itself.
  /// - Complexity: as ``isCarriedOver(_:)``.
  public func standIn(for index: Int) -> Int {
    var index = index
    while graph.isSound(index), !graph.isLive(index), let next = repetition(of: index) {
      index = next
    }
    return index
  }

  private func repetition(of index: Int) -> Int? {
    carried.copies(of: graph.task(of: index), in: self)[index]
  }

  /// The changes of a task that were repeated so, each with what repeats it, which counts or was
  /// repeated later itself.
  func copies(of task: TaskNodes) -> [Int: Int] {
    let nodes = graph.nodeIndices(at: task.range).filter(graph.isSound)
    var carried: [Int: Int] = [:]
    // The latest first: what one branch carried on, the next may have carried further.
    let deletions = nodes.filter { graph.nodes[$0].action == .delete }
      .sorted { graph.nodes[$0].wall > graph.nodes[$1].wall }
    for deletion in deletions.prefix(Self.mostLeft) {
      let grown = nodes.filter {
        graph.isOneIntent($0, deletion) && ![.delete, .merge].contains(graph.nodes[$0].action)
      }
      let copies = grown.dropFirst().filter { graph.isLive($0) || carried[$0] != nil }
      // The first of a branch that grows keeps it alive and says nothing new.
      guard !copies.isEmpty, let first = grown.first, isIdle(first) else { continue }
      let gone = left(by: deletion, growingFrom: first)
      guard gone.count * copies.count <= Self.mostCompared else { continue }
      for node in gone where carried[node] == nil {
        guard let found = copies.first(where: { repeats($0, node) }), !isIdle(node) else {
          continue
        }
        carried[node] = found
      }
    }
    return carried
  }

  /// The changes that went with the branch that a DELETE ended, where another one grew instead.
  private func left(by deletion: Int, growingFrom first: Int) -> Set<Int> {
    guard let tip = graph.onlyParent(of: deletion), let base = graph.onlyParent(of: first) else {
      return []
    }
    let branch = graph.history(upTo: tip)
    return branch.subtracting(graph.history(upTo: base))
      .filter { graph.isSound($0) && !graph.isLive($0) }
  }

  /// Whether a change sets all that another one set, to the same values, or does the same with a todo.
  private func repeats(_ copy: Int, _ node: Int) -> Bool {
    switch (graph.nodes[node].change, graph.nodes[copy].change) {
    case (.update(let fields), .update(let again)):
      let (before, after) = (TaskFold(fields), TaskFold(again))
      return !fields.fieldsSet.isEmpty
        && fields.fieldsSet.allSatisfy {
          $0.value(in: before).isEqual(to: $0.value(in: after), in: graph.bytes)
        }
    case (.archive, .archive), (.unarchive, .unarchive): return true
    case (.completeTodo(let one), .completeTodo(let again)):
      return one.todoID == again.todoID && one.completed == again.completed
    case (.snooze(let one), .snooze(let again)):
      return one.todoID == again.todoID && one.target == again.target
    case (.createTodo(let one), .createTodo(let again)): return one.todoID == again.todoID
    default: return false
    }
  }
}

extension TaskFold {
  /// What one change sets, and no more.
  fileprivate init(_ fields: LoggedFields) {
    self.init()
    self.fields = fields
  }
}
