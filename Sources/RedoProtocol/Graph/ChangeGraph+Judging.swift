extension ChangeGraph {
  /// What a task's earlier nodes, in total order, mean for its later ones.
  struct TaskSoFar {
    /// The CREATE that the task keeps.
    var original: Int?
    /// The todos that sound CREATE_TODO nodes made.
    var todos: [TodoID] = []
    private var todoSet: Set<TodoID> = []
    /// The bases of its MERGEs that are far from them.
    var bases = FarBases()

    mutating func add(_ todo: TodoID) {
      todos.append(todo)
      // A list is quicker than a set until it is long.
      if todos.count == 16 { todoSet = Set(todos) }
      if todos.count > 16 { todoSet.insert(todo) }
    }

    func has(_ todo: TodoID) -> Bool {
      todos.count < 16 ? todos.contains(todo) : todoSet.contains(todo)
    }

    /// Forgets all but the room that it took.
    mutating func reset() {
      original = nil
      todos.removeAll(keepingCapacity: true)
      if !todoSet.isEmpty { todoSet = [] }
      bases.reset()
    }
  }

  /// Gives every node its verdict and tells the living from the dead.
  mutating func judge(_ workers: any Workers) {
    let rest = judgeLinear()
    let pieces = TaskPieces(of: rest, for: workers)
    guard pieces.count > 1 else { return judge(rest) }
    let start = self
    let parts = workers.map(pieces.count) { piece in
      var graph = start
      graph.judge(rest[pieces[piece]])
      return (graph.flags, graph.exceptions)
    }
    for (flags, exceptions) in parts {
      for index in flags.indices { self.flags[index].formUnion(flags[index]) }
      self.exceptions.merge(exceptions) { first, _ in first }
    }
  }

  /// Judges the tasks of linear history, whose nodes are sound and live; returns the others.
  private mutating func judgeLinear() -> [TaskNodes] {
    var rest: [TaskNodes] = []
    for (place, task) in tasks.enumerated() {
      guard links.shapes[place] == .linear else {
        rest.append(task)
        continue
      }
      for place in task.range.dropLast() {
        flags[Int(order[place])] = [.sound, .live, .hasLiveChild]
      }
      flags[Int(order[task.range.upperBound - 1])] = [.sound, .live]
    }
    return rest
  }

  /// Gives every node of some tasks its verdict and tells the living from the dead.
  mutating func judge(_ tasks: some Sequence<TaskNodes>) {
    var soFar = TaskSoFar()
    for task in tasks {
      soFar.reset()
      judge(task, &soFar)
      bury(task)
    }
  }

  /// Gives every node of a task its verdict (PROTOCOL.md, "Verdicts", checks 8 to 14).
  ///
  /// A node that keeps the Lamport rule comes after its parents in total order, so one pass in
  /// that order finds each parent judged.
  private mutating func judge(_ task: TaskNodes, _ soFar: inout TaskSoFar) {
    for place in task.range {
      let index = Int(order[place])
      if let exception = exception(at: index, of: task, soFar: &soFar) {
        exceptions[index] = exception
      } else {
        flags[index].insert(.sound)
      }
    }
  }

  /// The verdict of a node that is not sound; nil for one that is.
  private mutating func exception(
    at index: Int, of task: TaskNodes, soFar: inout TaskSoFar
  ) -> Verdict? {
    let facts = links.facts[index]
    if flags[index].contains(.lacksParent) { return ParentRule.exception(at: index, in: self) }
    if facts.contains(.leavesTask) { return .rejected(.schemaMismatch) }
    if facts.contains(.breaksClock) { return .rejected(.lamport) }
    if let cause = BrokenBranchRule.cause(at: index, in: self) { return .pruned(cause: cause) }
    return facts.contains(.needsLook)
      ? exceptionOfChange(at: index, of: task, soFar: &soFar) : nil
  }

  /// What is wrong with a node's action and payload among the task's other nodes.
  private mutating func exceptionOfChange(
    at index: Int, of task: TaskNodes, soFar: inout TaskSoFar
  ) -> Verdict? {
    switch nodes[index].change {
    case .create:
      guard DuplicateCreateRule.holds(after: soFar.original) else {
        return .rejected(.duplicateCreate)
      }
      soFar.original = index
      return nil
    case .createTodo(let todo):
      soFar.add(todo.todoID)
      return nil
    case .completeTodo(let completion):
      return soFar.has(completion.todoID) ? nil : .rejected(.invalidTodoReference)
    case .snooze(let snooze):
      return soFar.has(snooze.todoID) ? nil : .rejected(.invalidTodoReference)
    case .delete(let payload):
      let chain = bytes.deletedChain(payload)
      return DeletedChainRule.holds(at: index, chain, in: &self)
        ? nil : .rejected(.missingDeletedChain)
    case .merge(let payload):
      guard let merge = bytes.merge(payload),
        MergeRule.holds(at: index, merge, of: task, in: &self, &soFar.bases)
      else { return .rejected(.schemaMismatch) }
      return nil
    case .update, .archive, .unarchive:
      return nil
    }
  }
}
