/// What makes a task's nodes a ``TaskShape/linear`` history.
enum LinearHistory {
  /// So many nodes are looked through for the todo that a node names, which mostly is among the last.
  ///
  /// A longer search is left to the verdicts, which know all todos.
  private static let reach = 16

  /// Whether a task's first node begins a linear history.
  static func begins(at index: Int, _ nodes: NodeList, in links: NodeLinks) -> Bool {
    nodes[index].action == .create && !links.facts[index].contains(.breaksClock)
  }

  /// Whether a node goes on with the linear history that ends at the one before it.
  static func goesOn(
    at index: Int, from last: Int, _ nodes: NodeList, in links: NodeLinks
  ) -> Bool {
    guard links.firstParents[index] == Int32(truncatingIfNeeded: last),
      !links.facts[index].contains(.breaksClock)
    else { return false }
    switch nodes[index].change {
    case .update, .archive, .unarchive, .createTodo: return true
    case .completeTodo(let completion): return has(completion.todoID, upTo: last, nodes, in: links)
    case .snooze(let snooze): return has(snooze.todoID, upTo: last, nodes, in: links)
    case .create, .delete, .merge: return false
    }
  }

  private static func has(
    _ todo: TodoID, upTo last: Int, _ nodes: NodeList, in links: NodeLinks
  ) -> Bool {
    var index = last
    for _ in 0..<reach {
      if case .createTodo(let made) = nodes[index].change, made.todoID == todo { return true }
      guard links.firstParents[index] >= 0 else { return false }
      index = Int(links.firstParents[index])
    }
    return false
  }
}
