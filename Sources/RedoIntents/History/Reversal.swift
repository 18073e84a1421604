internal import RedoProtocol
public import RedoTasks

/// What taking back one change would come to, worked out before anything is written.
public struct Reversal: Hashable, Sendable {
  /// How a change is taken back.
  public enum Way: Hashable, Sendable {
    /// Its fields are given the values they had, each by itself.
    case fields
    /// The branch from before it grows again without it: all of it goes, or nothing.
    case branch
    /// Not at all, for a reason that names the next step.
    case refused(because: String)
  }

  /// One field that it changed.
  public struct Field: Hashable, Sendable {
    /// The field that the change set.
    public let field: StateField
    /// What it is now.
    public let now: ShownValue
    /// What it was before the change.
    public let back: ShownValue
    /// The later change, by its index in the graph, that set the field again; nil where none did.
    public let setAgainBy: Int?
    /// Why the field cannot go back; nil where it can.
    public let obstacle: String?
  }

  /// How it is taken back.
  public let way: Way
  /// The fields that it changed and that are not what they were.
  public let fields: [Field]
  /// The changes of the task, by their indices in the graph, that came later and stand.
  public let standing: [Int]

  /// Works out what taking back a change would come to.
  /// - Complexity: O(*n*) in the task's changes for each node that the change wrote.
  public init(of index: Int, in projection: Projection, _ context: IntentContext) {
    let graph = projection.graph
    let group = graph.nodesWritten(with: index)
    let actions = Set(group.map { graph.nodes[$0].action })
    let task = projection[graph.taskID(of: index)]
    let live = task.map { graph.nodeIndices(at: $0.nodes).filter(graph.isLive) } ?? []
    let last = live.lastIndex(where: group.contains)
    standing = last.map { live[($0 + 1)...].filter { !group.contains($0) } } ?? []
    guard let task, last != nil else {
      fields = []
      way =
        actions.contains(.delete)
        ? Self.branchWay(index, projection, context)
        : .refused(because: Self.reasonItsBranchIsLeft(group, projection))
      return
    }
    let changed = Self.fields(of: group.filter(graph.isLive), task, projection)
    fields = Self.fieldsBeforeDateWent(by: group, changed, projection) ?? changed
    if actions.contains(.create) {
      way = .refused(because: "the change made the task; D deletes the task whole")
    } else if actions.isSubset(of: [.update, .snooze, .archive, .unarchive, .merge]) {
      way =
        fields.contains { $0.obstacle == nil }
        ? .fields
        : .refused(
          because: fields.first?.obstacle ?? Self.reasonNothingIsLeft(of: group, task, projection))
    } else {
      way = Self.branchWay(index, projection, context)
    }
  }

  /// Found out by planning it.
  private static func branchWay(
    _ index: Int, _ projection: Projection, _ context: IntentContext
  ) -> Way {
    do throws(IntentError) {
      _ = try Intent.takeBackChange(projection.graph.nodes[index].id)
        .plan(over: projection, in: context)
      return .branch
    } catch {
      return .refused(because: error.message)
    }
  }

  /// Why nothing goes back of nodes that count no more by themselves.
  private static func reasonItsBranchIsLeft(
    _ nodes: [Int], _ projection: Projection
  ) -> String {
    // What joined branches for it, or ended them, set nothing of its own.
    let acts = nodes.filter { ![.merge, .delete].contains(projection.graph.nodes[$0].action) }
    let carried = acts.count(where: projection.isCarriedOver)
    guard carried > 0 else { return "the change counts no more: there is nothing to take back" }
    let what = carried == acts.count ? "what the change set" : "what counts of the change"
    return what + " was carried over: edit the task to set it otherwise"
  }

  /// Why no field goes back where all are as they were before some nodes: they are so again, or never
  /// were otherwise.
  private static func reasonNothingIsLeft(
    of nodes: [Int], _ task: TaskState, _ projection: Projection
  ) -> String {
    guard nodes.allSatisfy({ ChangeEffect(of: $0, in: projection).steps.isEmpty }) else {
      return "every field that it changed is back already"
    }
    let hasJoined = nodes.contains { node in
      BranchComparison(ofMerge: node, of: task, in: projection)?.rows.isEmpty == false
    }
    return "the change changed no field" + (hasJoined ? "; M shows what was joined last" : "")
  }

  /// The fields that some nodes changed, from the first value before to what they are now.
  private static func fields(
    of nodes: [Int], _ task: TaskState, _ projection: Projection
  ) -> [Field] {
    var order: [StateField] = []
    var before: [StateField: ShownValue] = [:]
    var after: [StateField: ShownValue] = [:]
    for node in nodes {
      for step in ChangeEffect(of: node, in: projection).steps {
        if before[step.field] == nil {
          order.append(step.field)
          before[step.field] = step.before
        }
        after[step.field] = step.after
      }
    }
    let now = projection.values(of: order, at: projection.heads(of: task))
    let setters = Dictionary(
      Blame(of: task, in: projection).lines.map { ($0.field, $0.node) },
      uniquingKeysWith: { first, _ in first })
    let reopened = reopenedDate(of: nodes, projection)
    return zip(order, now).compactMap { field, now in
      guard var back = before[field], now != back else { return nil }
      // Without the todo that it made, the one that it completed is due again.
      if case (.todo(.deadline, _), .unset) = (field, back) { back = reopened ?? back }
      let setter = setters[field].flatMap { nodes.contains($0) ? nil : $0 }
      return Field(
        field: field, now: now, back: back,
        setAgainBy: now == after[field] ? nil : setter,
        obstacle: obstacle(field, back, task, projection))
    }
  }

  /// The fields that go back with the branch on which a task had its date, given those that the nodes
  /// which took it away set; nil where they took none.
  ///
  /// What was only carried over to the other branch is no change, and what was set there since stays.
  private static func fieldsBeforeDateWent(
    by nodes: [Int], _ changed: [Field], _ projection: Projection
  ) -> [Field]? {
    guard let part = projection.parts(of: HistoryEntry(nodes: nodes)).first,
      part.takesDateAway, let tip = part.abandonedTip(in: projection), let before = part.before,
      let place = before.todos.lastIndex(where: { $0.completed == nil }),
      part.todos.indices.contains(place)
    else { return nil }
    let date = Field(
      field: .todo(.deadline, part.todos[place]), now: .unset,
      back: .moment(before.todos[place].deadline), setAgainBy: nil, obstacle: nil)
    let values = projection.values(of: changed.map(\.field), at: [tip])
    let others = zip(changed, values).compactMap { field, back in
      field.setAgainBy != nil || field.now == back || part.changes(field.field) == false
        ? nil
        : Field(
          field: field.field, now: field.now, back: back, setAgainBy: nil,
          obstacle: field.obstacle)
    }
    return others + [date]
  }

  /// When the todo is due that some nodes completed; nil where they completed none.
  private static func reopenedDate(of nodes: [Int], _ projection: Projection) -> ShownValue? {
    for node in nodes {
      guard case .completeTodo(let done) = projection.graph.nodes[node].change else { continue }
      return projection.deadline(of: done.todoID, before: node).map { .moment($0) }
    }
    return nil
  }

  private static func obstacle(
    _ field: StateField, _ back: ShownValue, _ task: TaskState, _ projection: Projection
  ) -> String? {
    if case .todo(.deadline, let id) = field,
      projection.todos[task.todos].first(where: { $0.id == id })?.completed != nil
    {
      return "the todo is done; its date is history"
    }
    do throws(IntentError) {
      try IntentPlanner.check(back, of: field)
      return nil
    } catch {
      return error.message
    }
  }
}
