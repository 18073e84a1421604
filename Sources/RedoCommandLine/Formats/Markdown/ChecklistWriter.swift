internal import RedoProtocol
internal import RedoTasks

/// Writes a Markdown checklist, a task a box, its description under it.
enum ChecklistWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    tasks.flatMap { Array(item($0, world).utf8) }
  }

  private static func item(_ task: TaskPicture, _ world: World) -> String {
    let done = task.completed(in: world)
    var words = ["- [\(done == nil ? " " : "x")]", task.line]
    if !task.labels.isEmpty { words.append(task.labels) }
    if task.state.priority != 3 { words.append("p\(task.state.priority)") }
    if task.state.storyPoints != 1 { words.append("~\(task.state.storyPoints)") }
    if let days = task.everyDays { words.append("every:\(days)d") }
    if let due = task.lastTodo(in: world)?.deadline { words.append("due:" + due.wallText) }
    if let done { words.append("done:" + done.wallText) }
    let sanitized = world.output.measure.sanitized
    let notes = task.description(in: world)
      .split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    return ([words.joined(separator: " ")] + notes.map { "  " + $0 })
      .map { sanitized($0) + "\n" }.joined()
  }
}
