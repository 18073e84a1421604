public import RedoIntents
public import RedoProtocol
public import RedoTasks

/// All there is to say about one task, as rows for a pane of a given width.
public struct TaskDetail: Hashable, Sendable {
  /// The task.
  let id: TaskID
  /// Its title as shown.
  public let title: String
  /// Its text.
  public let lines: [DetailLine]

  /// Writes a task's text.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - projection: Where it stands.
  ///   - dates: The moment and the zone that dates are shown against.
  ///   - ranking: How tasks are ranked.
  ///   - columns: How wide a row may be.
  ///   - device: The device that shows it, which is told as such where it has no name.
  ///   - keys: What the keys are called.
  public init(
    of task: TaskState, in projection: Projection, at dates: DateContext,
    ranking: RankingFormula, columns: Int, device: Author? = nil, keys: any KeyNames = NoKeys()
  ) {
    var writer = TaskDetailWriter(
      task: task, projection: projection, dates: dates, ranking: ranking, columns: columns,
      device: device, keys: keys)
    writer.write()
    id = task.id
    title = projection.title(of: task).shown
    lines = writer.lines
  }
}
