internal import RedoProtocol
internal import RedoTasks

/// Writes a todo.txt file: a task a line, tags as projects, people as contexts.
enum TodoTxtWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    tasks.flatMap { Array((line($0, world) + "\n").utf8) }
  }

  private static func line(_ task: TaskPicture, _ world: World) -> String {
    let letter = ["E", "D", "C", "B", "A"][min(max(task.state.priority, 1), 5) - 1]
    let isPlain = task.state.priority == 3
    let done = task.completed(in: world)
    var words: [String] = []
    if let done {
      words = ["x", ForeignDate.dayText(done, in: world.dates)]
    } else if !isPlain {
      words = ["(\(letter))"]
    }
    words += task.words.enumerated().map { place, word in
      TodoTxtLine.written(word, isFirst: place == 0)
    }
    words += task.title.labelsInOrder.map { ($0.kind == .tag ? "+" : "@") + $0.name }
    if let due = task.deadline ?? (done == nil ? nil : task.lastTodo(in: world)?.deadline) {
      words.append("due:" + ForeignDate.dayText(due, in: world.dates))
      words.append("time:" + ForeignDate.clockText(due, in: world.dates))
    }
    if let rhythm = task.rhythm { words.append("rec:" + TodoTxtLine.written(rhythm)) }
    if done != nil, !isPlain { words.append("pri:" + letter) }
    return FileText.visible(words.joined(separator: " "))
  }
}
