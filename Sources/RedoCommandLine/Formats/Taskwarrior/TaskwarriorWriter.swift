internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Writes what `task import` reads: an array with a task a line.
enum TaskwarriorWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    let lines = tasks.map { task in
      var writer = CanonicalWriter()
      write(task, to: &writer, world)
      return writer.bytes
    }
    var bytes = Array("[\n".utf8)
    for (place, line) in lines.enumerated() {
      bytes += line + Array((place + 1 < lines.count ? ",\n" : "\n").utf8)
    }
    return bytes + Array("]\n".utf8)
  }

  private static func write(
    _ task: TaskPicture, to writer: inout CanonicalWriter, _ world: World
  ) {
    let (state, done) = (task.state, task.completed(in: world))
    let isRepeating = task.rhythm != nil && task.deadline != nil
    let notes = TaskwarriorNotes(of: task, in: world)
    writer.beginObject()
    notes.write(to: &writer)
    writer.key("description")
    writer.text(task.line)
    writer.memberIfAny("due", task.lastTodo(in: world)?.deadline)
    writer.memberIfAny("end", done ?? (state.isArchived ? state.updated : nil))
    writer.memberIfAny("entry", state.created)
    if state.storyPoints != 1 {
      writer.key("points")
      writer.value(state.storyPoints)
    }
    writer.memberIfAny("priority", TaskwarriorPriority.letter(of: state.priority))
    let recur = isRepeating ? task.rhythm.map(duration) : nil
    writer.memberIfAny("recur", recur)
    // What Taskwarrior has no place for stands in members of this program's own: that a deleted task
    // was archived, whether midnight was meant as the time that it is due, how many annotations are
    // lines without a day, which of the lowest two priorities it has, that its repeat counts from the
    // completion, and the repeat of a task without an open time, where `recur` cannot stand.
    writer.memberIfAny("redoarchived", state.isArchived ? "1" : nil)
    writer.memberIfAny("redodue", task.lastTodo(in: world)?.deadline)
    writer.memberIfAny("redonotes", notes.plainCount > 0 ? "\(notes.plainCount)" : nil)
    writer.memberIfAny("redopriority", state.priority == 1 ? "1" : nil)
    writer.memberIfAny("redorecur", task.rhythm?.isFixed == true ? nil : recur)
    writer.memberIfAny("redorepeat", isRepeating ? nil : task.rhythm.map(duration))
    writer.memberIfAny(
      "status",
      done != nil
        ? "completed" : state.isArchived ? "deleted" : isRepeating ? "recurring" : "pending")
    let tags = task.markedLabels.map { $0.kind == .tag ? $0.name : $0.text }
    if !tags.isEmpty {
      writer.key("tags")
      writer.texts(tags)
    }
    writer.memberIfAny("uuid", state.id.description)
    writer.endObject()
  }

  /// A rhythm as Taskwarrior counts it, by the calendar where it does.
  private static func duration(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days(let count), .fixedDays(let count): "P\(count)D"
    case .months(let count): "P\(count)M"
    case .years(let count): "P\(count)Y"
    }
  }
}

extension CanonicalWriter {
  /// Writes a member; nothing where there is no value.
  fileprivate mutating func memberIfAny(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// Writes a moment in the basic form; nothing where there is none.
  fileprivate mutating func memberIfAny(_ name: StaticString, _ moment: Instant?) {
    memberIfAny(name, moment?.basicText)
  }
}
