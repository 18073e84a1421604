internal import RedoProtocol
public import RedoTasks

/// Changes as a history tells them, in the words of what a person did.
///
/// A device writes an intent as one node or as several (PROTOCOL.md, "Todos", "Undo and redo"); what a
/// node does for the log and not for a person is told as the deed that it belongs to.
public struct ChangeWords {
  /// How much of one deed is told.
  private static let mostTold = 6

  let projection: Projection
  let dates: DateContext
  private let deeds: KeptDeeds

  /// Tells of the changes of a log as they look from a moment and a place.
  ///
  /// What tells of many changes is best made once: it reads the undos of each task once.
  public init(of projection: Projection, _ dates: DateContext) {
    self.projection = projection
    self.dates = dates
    deeds = KeptDeeds(in: projection)
  }

  var graph: ChangeGraph { projection.graph }
  var friendly: FriendlyDate { FriendlyDate(in: dates) }

  /// The change at an index of the log's graph, as a clause without a subject.
  /// - Complexity: O(*a*) in the ancestors up to those that set the same fields; O(*n*) in the task's
  ///   changes for the first dozens that ended a branch. The first of a task that is marked as an undo or
  ///   a redo takes O(*n* log *n*) for all that follow.
  public func text(of index: Int) -> String { clause(of: index).text }

  /// The change at an index of the log's graph, as a clause that keeps what it quotes apart from
  /// the words.
  public func clause(of index: Int) -> Clause {
    if let turned = turnedText(of: index) { return turned }
    return carries(index) ? "carried over: \(ownText(of: index))" : ownText(of: index)
  }

  /// How many changes did together what ``text(of:)`` tells of one, itself among them.
  /// - Complexity: as ``text(of:)``.
  public func changesTold(of index: Int) -> Int {
    turnedText(of: index) == nil ? 1 : deeds.nodesWritten(with: index).count
  }

  /// The whole deed that a change stands for (``ChangeGraph/lead(of:)``), as a clause without a subject;
  /// another change by itself.
  /// - Complexity: as ``text(of:)``, for each node of the deed.
  public func deed(of index: Int) -> String { deedClause(of: index).text }

  /// The whole deed that a change stands for, as a clause that keeps what it quotes apart from the
  /// words.
  public func deedClause(of index: Int) -> Clause {
    let nodes = graph.deed(of: index)
    let lead = graph.lead(of: nodes)
    guard nodes.count > 1, lead == index else { return clause(of: index) }
    if let turned = turnedText(of: lead) { return turned }
    let told = nodes.lazy.filter { node in
      switch graph.nodes[node].action {
      case .delete: node == lead
      case .merge: node == lead || !projection.isUnseenMerge(node)
      // A draft that is done is given a todo for it.
      case .createTodo: node == nodes.upperBound || graph.nodes[node + 1].action != .completeTodo
      default: true
      }
    }
    return told.prefix(Self.mostTold).map { ownText(of: $0) }.joined(separator: ", ")
  }

  /// What an undo or a redo did, or what ended a branch; nil for any other change.
  private func turnedText(of index: Int) -> Clause? {
    guard graph.isSound(index), !projection.isUnseenMerge(index) else { return nil }
    let turn = deeds.turn(of: index)
    guard turn != nil || graph.nodes[index].action == .delete || projection.isIdle(index) else {
      return nil
    }
    let nodes = deeds.nodesWritten(with: index)
    return deeds.told(of: nodes) {
      guard let turn else { return text(ofBranching: nodes) }
      let deed = text(ofDeed: turn.subject, leaving: turn.left)
      return "\(turn.isUndo ? "undid: " : "redid: ")\(deed)"
    }
  }

  /// What some nodes of a task that one intent wrote did together, some fields left out.
  func text(ofDeed nodes: [Int], leaving left: Set<StateField> = []) -> Clause {
    let actions = nodes.map { graph.nodes[$0].action }
    for action in [Action.create, .completeTodo] where actions.contains(action) {
      return Clause(action.words)
    }
    if actions.contains(.delete) || projection.bringsBack(nodes) {
      return text(ofBranching: nodes)
    }
    let acts = nodes.filter { node in
      guard !projection.isUnseenMerge(node) else { return false }
      let fields = projection.fieldsSet(by: [node])
      return fields.isEmpty || !fields.isSubset(of: left)
    }
    let words = (acts.isEmpty ? nodes : acts).prefix(Self.mostTold).map {
      ownText(of: $0, leaving: left)
    }
    return words.joined(separator: ", ")
  }

  /// What an intent did that ended a branch, or let one grow again.
  private func text(ofBranching nodes: [Int]) -> Clause {
    guard nodes.contains(where: { graph.nodes[$0].action == .delete }) else {
      return projection.bringsBack(nodes)
        ? "took back: \(Action.delete.words)" : "changed nothing"
    }
    if let left = LeftBranch(of: nodes, in: projection) { return text(of: left) }
    return projection.endsTwin(nodes)
      ? "left out what was completed twice" : Clause(Action.delete.words)
  }

  private func text(of left: LeftBranch) -> Clause {
    if left.dates(graph) {
      let wanted = TaskField.allCases
      let before = fieldValues(wanted, at: left.tip)
      let parts = EditedPart.parts(from: before, to: fieldValues(wanted, at: left.end))
      return EditedPart.words(of: parts + [.dateTaken])
    }
    return left.taken.count == 1 || left.isRegrown
      ? "took back: \(text(ofDeed: left.taken[0]))" : "took back \(left.taken.count) changes"
  }

  /// Whether a change repeats one of a branch that its intent left.
  private func carries(_ index: Int) -> Bool {
    let first = deeds.beginning(of: index)
    return first != index && projection.isIdle(first)
  }

  private func fieldValues(_ wanted: [TaskField], at index: Int) -> FieldValues {
    var fields = projection.fields(wanted, before: index)
    if case .update(let own) = graph.nodes[index].change { fields.overlay(own) }
    return FieldValues(fields, in: projection)
  }
}
