internal import RedoProtocol
internal import RedoTasks

/// What tasks are called, those that are gone among them.
struct TaskNames {
  private let projection: Projection

  init(of projection: Projection) {
    self.projection = projection
  }

  /// The title of a task, of one that is gone the last that it was given.
  /// - Complexity: O(*n*) in the number of tasks.
  func title(of id: TaskID) -> String {
    if let task = projection[id] { return projection.title(of: task).shown }
    guard let task = projection.graph.tasks.first(where: { $0.taskID == id }) else { return "" }
    return lastTitle(of: task)
  }

  /// The last title that any change gave a task.
  func lastTitle(of task: TaskNodes) -> String {
    text(of: lastText(of: task))
  }

  /// Where the last title that any change gave a task stands; nil where none did.
  func lastText(of task: TaskNodes) -> LogText? {
    let graph = projection.graph
    for slot in task.range.reversed() {
      switch graph.nodes[Int(graph.order[slot])].change {
      case .create(let fields), .update(let fields):
        if let title = fields.title { return title }
      default: break
      }
    }
    return nil
  }

  /// A title as it is shown.
  func text(of title: LogText?) -> String {
    title.map { TitleText(projection.string($0)).shown } ?? "a task without a name"
  }
}
