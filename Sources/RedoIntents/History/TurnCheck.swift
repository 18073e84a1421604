internal import RedoProtocol
internal import RedoTasks

/// Whether some nodes of a task can be the undo or the redo of others, by what they do.
struct TurnCheck {
  private let projection: Projection
  private let written: [Int]
  private let subject: [Int]
  /// The nodes of the intent that was meant first, before any undo and redo.
  private let origin: [Int]
  /// What others had set meanwhile.
  private let others: OthersBefore

  init(
    of written: [Int], about subject: [Int], meantBy origin: [Int], amid others: OthersBefore,
    in projection: Projection
  ) {
    (self.written, self.subject, self.origin) = (written, subject, origin)
    (self.projection, self.others) = (projection, others)
  }

  private var graph: ChangeGraph { projection.graph }

  private func has(_ nodes: [Int], _ action: Action) -> Bool {
    nodes.contains { graph.nodes[$0].action == action }
  }

  /// The nodes that do something, without the joining of branches that came before.
  private var acts: [Int] {
    written.filter { !projection.isIdle($0) && !projection.isUnseenMerge($0) }
  }

  /// Whether every node puts back what the subject changed, or the subject's branch is given up.
  var isUndo: Bool {
    if has(written, .delete) {
      // A task that was made goes whole, and so does what was brought back; every other branch is left
      // for one that grows instead.
      return hasMade || written.contains(where: projection.isIdle)
    }
    guard !has(subject, .create) else { return false }
    return acts.isEmpty ? has(subject, .delete) : acts.allSatisfy(putsBack)
  }

  /// Whether every node does what one of the subject did or is about a todo that is made so, or ends a
  /// branch as the subject did.
  var isRedo: Bool {
    if has(written, .delete) { return has(subject, .delete) }
    let acts = acts
    guard acts.isEmpty else {
      return acts.contains(where: repeats) && acts.allSatisfy { repeats($0) || follows($0) }
    }
    // What others did meanwhile changes nothing when it is done again.
    return hasMade || written.allSatisfy { repeats($0) || projection.isUnseenMerge($0) }
  }

  /// Whether what was meant first made the task, or brought it back.
  private var hasMade: Bool {
    has(origin, .create) || projection.bringsBack(origin)
  }

  private func putsBack(_ index: Int) -> Bool {
    guard let first = subject.first, let last = subject.last else { return false }
    let fields = projection.fieldsSet(by: [index])
    guard !fields.isEmpty, projection.fieldsSet(by: subject).isSuperset(of: fields) else {
      return false
    }
    if !settlements.isEmpty {
      let order = Array(fields)
      let before = projection.values(of: order, at: graph.parents(of: first))
      let after = projection.values(of: order, at: [last])
      let back = projection.values(of: order, at: [index])
      // Days of a repeat are said once more with the date that they count from.
      return order.indices.allSatisfy { place in
        back[place] == before[place]
          && (before[place] != after[place] || order[place] == .task(.frequencyDays))
      }
    }
    switch graph.nodes[index].change {
    case .update(let fields): return putsBack(fields, at: index, before: first)
    case .snooze(let snooze): return putsBack(snooze, before: first)
    case .archive: return has(subject, .unarchive)
    case .unarchive: return has(subject, .archive)
    default: return false
    }
  }

  /// Whether the subject had given all of some fields other values than these, which they had before
  /// it.
  private func putsBack(_ fields: LoggedFields, at index: Int, before first: Int) -> Bool {
    var names = fields.fieldsSet
    let before = projection.fields(names, before: first)
    var (back, between) = (before, before)
    back.overlay(fields)
    for node in subject {
      if case .update(let own) = graph.nodes[node].change { between.overlay(own) }
    }
    // A repeat that both start anew with its date has the days of its time.
    if before.frequencyDays == between.frequencyDays, saysAgain(fields.frequencyDays, at: index) {
      names.removeAll { $0 == .frequencyDays }
    }
    let values = FieldValues(before, in: projection)
    let (put, changed) = (FieldValues(back, in: projection), FieldValues(between, in: projection))
    if !values.differs(from: put, inAnyOf: names) {
      return changed.differs(from: values, inAllOf: names)
    }
    // What others had set apart from the subject shows again.
    guard let others = others.values(before: first) else { return false }
    return !put.differs(from: others, inAnyOf: names)
      && changed.differs(from: others, inAllOf: names)
  }

  /// Whether the subject had moved a todo from the date that it is given.
  private func putsBack(_ snooze: Snooze<LogText>, before first: Int) -> Bool {
    guard case .until(let deadline) = snooze.target,
      projection.deadline(of: snooze.todoID, before: first) == deadline
    else { return false }
    let moved = subject.reduce(deadline) { date, node in
      guard case .snooze(let own) = graph.nodes[node].change, own.todoID == snooze.todoID else {
        return date
      }
      return switch own.target {
      case .days(let days): date.advanced(byDays: days)
      case .until(let instant): instant
      }
    }
    return moved != deadline
  }

  /// Whether a node is about a todo that is made with it, or makes one that follows on that.
  private func follows(_ index: Int) -> Bool {
    if let todo = graph.nodes[index].change.changedTodo { return makes(todo) }
    guard graph.nodes[index].action == .createTodo else { return false }
    // Several devices may have completed what followed: their todos come behind all completions.
    return written.contains { earlier in
      graph.nodes[earlier].change.completedTodo.map(makes) == true
        && graph.precedes(earlier, index)
    }
  }

  private func makes(_ todo: TodoID) -> Bool {
    written.contains { graph.nodes[$0].change.madeTodo == todo }
  }

  private func repeats(_ index: Int) -> Bool {
    subject.contains { isSame(index, $0) } || settlesAgain(index)
  }

  /// Whether a node gives fields the values that a person chose for them when the subject joined
  /// branches.
  private func settlesAgain(_ index: Int) -> Bool {
    let fields = projection.fieldsSet(by: [index])
    guard let joint = settlements.last, !fields.isEmpty,
      fields.isSubset(of: projection.graph.chosenFields(of: joint))
    else { return false }
    let order = Array(fields)
    return projection.values(of: order, at: [index]) == projection.values(of: order, at: [joint])
  }

  /// The MERGEs of the subject in which a person chose.
  private var settlements: [Int] {
    graph.settlements(among: subject)
  }

  /// Whether two nodes do the same; todos have other names when they are made again.
  private func isSame(_ left: Int, _ right: Int) -> Bool {
    switch (graph.nodes[left].change, graph.nodes[right].change) {
    case (.update(let one), .update(let other)): repeats(one, at: left, other, at: right)
    case (.snooze(let one), .snooze(let other)): one.target == other.target
    case (.completeTodo(let one), .completeTodo(let other)): one.completed == other.completed
    case (.createTodo(let one), .createTodo(let other)): one.deadline == other.deadline
    case (.archive, .archive), (.unarchive, .unarchive): true
    default: false
    }
  }

  /// Whether an UPDATE does what another one did, or some of it: an undo leaves what others changed
  /// since, and a redo what the undo left.
  private func repeats(
    _ fields: LoggedFields, at index: Int, _ others: LoggedFields, at other: Int
  ) -> Bool {
    var names = fields.fieldsSet
    guard Set(names).isSubset(of: others.fieldsSet) else { return false }
    // Days that are said once more are those of their time.
    if saysAgain(fields.frequencyDays, at: index), saysAgain(others.frequencyDays, at: other) {
      names.removeAll { $0 == .frequencyDays }
    }
    let values = FieldValues(fields, in: projection)
    return !values.differs(from: FieldValues(others, in: projection), inAnyOf: names)
  }

  private func saysAgain(_ days: Int64?, at index: Int) -> Bool {
    days != nil && projection.fields([.frequencyDays], before: index).frequencyDays == days
  }
}
