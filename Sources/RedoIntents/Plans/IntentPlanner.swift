internal import RedoProtocol
internal import RedoTasks

/// Turns one intent into nodes; what each intent does is in a file of its own.
struct IntentPlanner {
  private(set) var projection: Projection
  let context: IntentContext
  private(set) var nodes: [PlannedNode] = []
  /// The place in ``nodes`` of the last node that was planned for a task.
  private var latest: [TaskID: Int] = [:]

  init(projection: Projection, context: IntentContext) {
    self.projection = projection
    self.context = context
  }

  /// Plans a node on a task's head; a task with several heads is merged first.
  mutating func append(_ change: Change, to task: TaskState) {
    if latest[task.id] == nil { mergeHeads(of: task) }
    append(change, to: task.id, on: tip(of: task))
  }

  /// Plans a node on given parents.
  mutating func append(_ change: Change, to taskID: TaskID, on parents: [PlannedNode.Parent]) {
    nodes.append(PlannedNode(taskID: taskID, change: change, parents: parents))
    latest[taskID] = nodes.count - 1
  }

  /// Plans a node that ends a branch, on which nothing else is to build.
  mutating func appendAside(_ change: Change, to taskID: TaskID, on parent: PlannedNode.Parent) {
    nodes.append(PlannedNode(taskID: taskID, change: change, parents: [parent]))
  }

  /// Goes on as if the log did not hold some nodes, copies of them included.
  mutating func forget(_ gone: Set<NodeID>) {
    let graph = projection.graph
    projection = Projection(
      graph.restricted(to: graph.nodes.indices.filter { !gone.contains(graph.nodes[$0].id) }))
  }

  /// Plans a node on the task's node that was planned last.
  mutating func appendNext(_ change: Change, to taskID: TaskID) {
    append(change, to: taskID, on: latest[taskID].map { [.planned($0)] } ?? [])
  }

  /// What the next node of a task builds on: its latest planned node, else its only head.
  private func tip(of task: TaskState) -> [PlannedNode.Parent] {
    latest[task.id].map { [.planned($0)] } ?? projection.heads(of: task).suffix(1).map(parent)
  }

  /// A node of the log as a parent.
  func parent(_ index: Int) -> PlannedNode.Parent {
    let node = projection.graph.nodes[index]
    return .logged(node.id, lamport: node.lamport)
  }

  /// Plans the MERGEs that leave a task with one head.
  @discardableResult
  mutating func mergeHeads(
    of task: TaskState, choosing choices: [StateField: VersionChoice] = [:]
  ) -> HeadMerging? {
    guard let merging = HeadMerging(of: task, in: projection, choosing: choices) else {
      return nil
    }
    for round in merging.rounds {
      let parents = round.parents.flatMap { named -> [PlannedNode.Parent] in
        switch named {
        case .head(let index): [parent(index)]
        case .before: tip(of: task)
        }
      }
      append(.merge(round.merge), to: task.id, on: parents)
    }
    return merging
  }

  /// The tasks of some names, each once, in the order they are named.
  func tasks(_ ids: [TaskID]) throws(IntentError) -> [TaskState] {
    guard !ids.isEmpty else { throw .noTask }
    var seen: Set<TaskID> = []
    var tasks: [TaskState] = []
    for id in ids where seen.insert(id).inserted { tasks.append(try task(id)) }
    return tasks
  }

  /// The task of a name.
  func task(_ id: TaskID) throws(IntentError) -> TaskState {
    guard let task = projection[id] else { throw .unknownTask(id) }
    return task
  }

  /// How far a plan is before something is planned for one task.
  struct Place {
    let task: TaskID
    let count: Int
    let latest: Int?
  }

  /// How far the plan is.
  func place(for task: TaskID) -> Place {
    Place(task: task, count: nodes.count, latest: latest[task])
  }

  /// Forgets what was planned since, which was for that task alone.
  mutating func goBack(to place: Place) {
    nodes.removeSubrange(place.count...)
    latest[place.task] = place.latest
  }

  /// A task as a report names it.
  func reference(_ task: TaskState) -> TaskReference {
    TaskReference(id: task.id, title: projection.title(of: task).shown)
  }

  /// The title of the first of some tasks, for a refusal that is about all of them.
  func firstTitle(of tasks: [TaskState]) -> String {
    tasks.first.map { reference($0).title } ?? ""
  }

  /// The finished plan.
  func plan(
    _ deed: IntentReport.Deed, _ tasks: [TaskState], skipped: Int = 0, reopened: Int = 0,
    openDates: [Instant] = [], countedAnew: [Rhythm] = []
  ) -> IntentPlan {
    let report = IntentReport(
      deed, tasks.map(reference), skipped: skipped, reopened: reopened, openDates: openDates,
      countedAnew: countedAnew)
    return IntentPlan(nodes: nodes, report: report)
  }
}
