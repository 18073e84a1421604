extension ChangeGraph {
  /// What a task's earlier nodes, in total order, mean for its later ones.
  struct TaskSoFar {
    /// The CREATE that the task keeps.
    var original: Int?
    /// The todos that sound CREATE_TODO nodes made.
    var todos: [TodoID] = []
    private var todoSet: Set<TodoID> = []

    mutating func add(_ todo: TodoID) {
      todos.append(todo)
      // A list is quicker than a set until it is long.
      if todos.count == 16 { todoSet = Set(todos) }
      if todos.count > 16 { todoSet.insert(todo) }
    }

    func has(_ todo: TodoID) -> Bool {
      todos.count < 16 ? todos.contains(todo) : todoSet.contains(todo)
    }
  }

  /// Gives every node of a task its verdict (PROTOCOL.md, "Verdicts", checks 8 to 14).
  ///
  /// A node that keeps the Lamport rule comes after its parents in total order, so one pass in
  /// that order finds each parent judged.
  mutating func judge(_ task: TaskNodes) {
    var soFar = TaskSoFar()
    for place in task.range {
      let index = Int(order[place])
      if let exception = exception(at: index, soFar: &soFar) {
        exceptions[index] = exception
      } else {
        flags[index].insert(.sound)
        if case .createTodo(let todo) = nodes[index].change { soFar.add(todo.todoID) }
      }
    }
  }

  /// The verdict of a node that is not sound; nil for one that is.
  private mutating func exception(at index: Int, soFar: inout TaskSoFar) -> Verdict? {
    if flags[index].contains(.lacksParent) {
      return ParentRule.exception(at: index, in: self)
    }
    guard SameTaskRule.holds(at: index, in: self) else { return .rejected(.schemaMismatch) }
    guard LamportRule.holds(at: index, in: self) else { return .rejected(.lamport) }
    guard DuplicateCreateRule.holds(at: index, in: self, &soFar) else {
      return .rejected(.duplicateCreate)
    }
    if let cause = BrokenBranchRule.cause(at: index, in: self) { return .pruned(cause: cause) }
    switch nodes[index].change {
    case .completeTodo(let completion) where !soFar.has(completion.todoID):
      return .rejected(.invalidTodoReference)
    case .snooze(let snooze) where !soFar.has(snooze.todoID):
      return .rejected(.invalidTodoReference)
    case .delete(let payload):
      let chain = bytes.deletedChain(payload)
      return DeletedChainRule.holds(at: index, chain, in: &self)
        ? nil : .rejected(.missingDeletedChain)
    case .merge(let payload):
      guard let merge = bytes.merge(payload), MergeRule.holds(at: index, merge, in: &self) else {
        return .rejected(.schemaMismatch)
      }
      return nil
    default:
      return nil
    }
  }
}
