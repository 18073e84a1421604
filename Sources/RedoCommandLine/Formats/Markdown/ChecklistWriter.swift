internal import RedoProtocol
internal import RedoTasks

/// Writes a Markdown checklist, a task a box, its description under it.
enum ChecklistWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    tasks.flatMap { Array(item($0, world).utf8) }
  }

  private static func item(_ task: TaskPicture, _ world: World) -> String {
    let done = task.completed(in: world)
    var words = ["- [\(done == nil ? " " : "x")]"]
    words += task.words.map { word in
      LiteralWord.escaped(word) { ChecklistFields.hasMeaning($0, in: world.dates) }
    }
    words += task.markedLabels.map(\.text)
    if task.state.priority != 3 { words.append("p\(task.state.priority)") }
    if task.state.storyPoints != 1 { words.append("~\(task.state.storyPoints)") }
    if let days = task.repeatDays { words.append("every:\(days)d") }
    if let due = task.lastTodo(in: world)?.deadline { words.append("due:" + due.wallText) }
    if let done { words.append("done:" + done.wallText) }
    return ([words.joined(separator: " ")] + ChecklistNotes.written(task.description(in: world)))
      .map { FileText.visible($0) + "\n" }.joined()
  }
}
