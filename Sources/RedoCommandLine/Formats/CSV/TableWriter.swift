internal import RedoProtocol
internal import RedoTasks

/// Writes a table with a heading (RFC 4180).
enum TableWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    var bytes = Array(TableText.written(TableRow.columns).utf8)
    for task in tasks { bytes += Array(TableText.written(fields(of: task, world)).utf8) }
    return bytes
  }

  private static func fields(of task: TaskPicture, _ world: World) -> [String] {
    let state = task.state
    return [
      state.id.description, task.title.shown, task.markedTags.joined(separator: " "),
      task.title.people.joined(separator: " "), "\(state.priority)", "\(state.storyPoints)",
      task.repeatDays.map { "\($0)" } ?? "", task.lastTodo(in: world)?.deadline.wallText ?? "",
      task.completed(in: world)?.wallText ?? "", state.isArchived ? "yes" : "",
      state.isPrivate ? "yes" : "", task.description(in: world),
    ]
  }
}
