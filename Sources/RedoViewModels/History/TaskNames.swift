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
    projection.graph.tasks.first { $0.taskID == id }.map(title) ?? Self.nameless
  }

  /// The title of a part of the graph.
  func title(of nodes: TaskNodes) -> String {
    projection.lastTitle(of: nodes).map { TitleText(projection.string($0)).shown } ?? Self.nameless
  }

  private static let nameless = "a task without a name"
}
