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
      words += moment(due, in: world)
    }
    if let rhythm = task.rhythm { words.append("rec:" + TodoTxtLine.written(rhythm)) }
    if done != nil, !isPlain { words.append("pri:" + letter) }
    return FileText.visible(words.joined(separator: " "))
  }

  /// A day and a time of day; in UTC what they do not tell, as of an hour that clocks have twice they
  /// tell the first.
  private static func moment(_ due: Instant, in world: World) -> [String] {
    let day = ForeignDate.dayText(due, in: world.dates)
    let clock = ForeignDate.clockText(due, in: world.dates)
    let told = ForeignDate.instant(day, in: world.dates, at: ForeignDate.clock(clock))
    return told == due ? ["due:" + day, "time:" + clock] : ["due:" + due.wallText]
  }
}
