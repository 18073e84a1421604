public import RedoProtocol

/// What the branch held that a change was made on: what its author saw.
extension Projection {
  /// Behind so many changes, what is kept of an earlier answer is nearer than what set a field.
  private static let longWay = 256

  /// So many changes that are not used are looked at before another one, about: any number may stand on
  /// one another, and for none of them is anything kept.
  private static let mostUnused = 64

  /// Some of the fields that a task had on a change's branch before it.
  ///
  /// One that nothing had set is not set; others than those may be. What changes that are not used said
  /// hundreds before another such one, or in a MERGE, is not looked for.
  /// - Complexity: O(*a*) in the ancestors up to those that set the fields, to a MERGE or to some
  ///   hundreds; behind that O(*a* log *a*) once, and for the changes before it what lies between.
  public func fields(_ wanted: [TaskField], before index: Int) -> LoggedFields {
    var found = LoggedFields()
    var missing = wanted
    var (child, steps) = (index, 0)
    while !missing.isEmpty {
      guard steps < Self.longWay, let node = graph.onlyParent(of: child) else {
        var older = state(upTo: child, before: index).fields
        older.overlay(found)
        return older
      }
      switch graph.nodes[node].change {
      case .create(let fields), .update(let fields):
        var older = fields
        older.overlay(found)
        found = older
        missing.removeAll { fields.sets($0) }
      default: break
      }
      if graph.nodes[node].action == .create { return found }
      child = node
      steps += 1
    }
    return found
  }

  /// When a todo was due on a change's branch before it; nil where it was not there.
  ///
  /// Of several that make a todo of one name, only the latest on the branch is looked at.
  /// - Complexity: as ``fields(_:before:)``.
  public func deadline(of todo: TodoID, before index: Int) -> Instant? {
    var days: [Int64] = []
    var last: Instant?
    var (child, steps) = (index, 0)
    while let node = graph.onlyParent(of: child) {
      if steps >= Self.longWay {
        child = node
        break
      }
      switch graph.nodes[node].change {
      case .snooze(let snooze) where last == nil && snooze.todoID == todo:
        switch snooze.target {
        case .days(let count): days.append(count)
        case .until(let instant): last = instant
        }
      case .createTodo(let made) where made.todoID == todo:
        return Self.moved(last ?? made.deadline, by: days)
      default: break
      }
      child = node
      steps += 1
    }
    let before = state(upTo: child, before: index)
    let field = StateField.todo(.deadline, todo)
    guard case .moment(let instant) = ShownValue(field.value(in: before), in: graph.bytes) else {
      return nil
    }
    return Self.moved(last ?? instant, by: days)
  }

  /// The latest moves come first.
  private static func moved(_ deadline: Instant, by days: [Int64]) -> Instant {
    days.reversed().reduce(deadline) { $0.advanced(byDays: $1) }
  }

  /// What a node and its ancestors amount to; without the node itself where it is the one that is
  /// asked about.
  private func state(upTo node: Int, before index: Int) -> TaskFold {
    let nodes = node == index ? graph.parents(of: index) : [node]
    guard nodes.allSatisfy(graph.isSound) else { return unusedState(of: nodes) }
    return node == index
      ? branches.state(of: nodes, in: graph) : branches.state(at: node, in: graph)
  }

  /// What some nodes that are not all sound amount to: the latest sound one that they stand on, and
  /// the nearest of the others.
  private func unusedState(of nodes: [Int]) -> TaskFold {
    var (seen, unused, sound): (Set<Int>, [Int], [Int]) = ([], [], [])
    var generation = nodes
    while !generation.isEmpty, unused.count < Self.mostUnused {
      let fresh = generation.filter { seen.insert($0).inserted }
      sound += fresh.filter(graph.isSound)
      let others = fresh.filter { !graph.isSound($0) }
      unused += others
      generation = others.flatMap(graph.parents)
    }
    var state = TaskFold()
    if let ground = graph.inTotalOrder(sound).last { state = branches.state(at: ground, in: graph) }
    for node in graph.inTotalOrder(unused) {
      state.apply(graph.nodes[node].change, at: graph.nodes[node].wall)
    }
    return state
  }
}
