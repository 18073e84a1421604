internal import RedoProtocol
internal import RedoTasks

/// Whether some nodes of a task can be the undo or the redo of others, by what they do.
struct TurnCheck {
  private let projection: Projection
  private let written: [Int]
  private let subject: [Int]

  init(of written: [Int], about subject: [Int], in projection: Projection) {
    (self.written, self.subject, self.projection) = (written, subject, projection)
  }

  private var graph: ChangeGraph { projection.graph }

  private func has(_ nodes: [Int], _ action: Action) -> Bool {
    nodes.contains { graph.nodes[$0].action == action }
  }

  /// The nodes that do something, without the joining of branches that came before.
  private var acts: [Int] {
    written.filter { graph.nodes[$0].action != .merge && !projection.isIdle($0) }
  }

  /// Whether every node puts back what the subject changed, or the subject's branch is given up.
  var isUndo: Bool {
    if has(written, .delete) {
      // A task that was made goes whole; every other branch is left for one that grows instead.
      return has(subject, .create) || written.contains(where: projection.isIdle)
    }
    guard !has(subject, .create) else { return false }
    return acts.isEmpty ? has(subject, .delete) : acts.allSatisfy(putsBack)
  }

  /// Whether every node does what one of the subject did.
  var isRedo: Bool {
    if has(written, .delete) { return true }
    return acts.isEmpty ? has(subject, .create) : acts.allSatisfy(repeats)
  }

  private func putsBack(_ index: Int) -> Bool {
    guard let first = subject.first else { return false }
    switch graph.nodes[index].change {
    case .update(let fields):
      let before = projection.fields(fields.fieldsSet, before: first)
      var after = before
      after.overlay(fields)
      return FieldValues(after, in: projection) == FieldValues(before, in: projection)
    case .snooze(let snooze):
      guard case .until(let deadline) = snooze.target else { return false }
      return projection.deadline(of: snooze.todoID, before: first) == deadline
    case .archive: return has(subject, .unarchive) || has(subject, .merge)
    case .unarchive: return has(subject, .archive) || has(subject, .merge)
    default: return false
    }
  }

  private func repeats(_ index: Int) -> Bool {
    let change = graph.nodes[index].change
    return subject.contains { isSame(change, graph.nodes[$0].change) }
  }

  /// Whether two changes do the same; todos have other names when they are made again.
  private func isSame(_ left: LoggedChange, _ right: LoggedChange) -> Bool {
    switch (left, right) {
    case (.update(let one), .update(let other)):
      one.fieldsSet == other.fieldsSet
        && FieldValues(one, in: projection) == FieldValues(other, in: projection)
    case (.snooze(let one), .snooze(let other)): one.target == other.target
    case (.completeTodo(let one), .completeTodo(let other)): one.completed == other.completed
    case (.createTodo(let one), .createTodo(let other)): one.deadline == other.deadline
    case (.archive, .archive), (.unarchive, .unarchive): true
    default: false
    }
  }
}
