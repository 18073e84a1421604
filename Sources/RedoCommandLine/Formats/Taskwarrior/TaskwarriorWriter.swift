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
    let due = task.lastTodo(in: world)?.deadline
    writer.beginObject()
    writeNotes(of: task, to: &writer, world)
    writer.key("description")
    writer.text(task.line)
    if let due {
      writer.key("due")
      writer.value(ForeignDate.basicText(due))
    }
    if let end = done ?? (state.isArchived ? state.updated : nil) {
      writer.key("end")
      writer.value(ForeignDate.basicText(end))
    }
    writer.key("entry")
    writer.value(ForeignDate.basicText(state.created))
    if state.storyPoints != 1 {
      writer.key("points")
      writer.value(state.storyPoints)
    }
    if let letter = [5: "H", 4: "M", 2: "L", 1: "L"][state.priority] {
      writer.key("priority")
      writer.value(letter)
    }
    let isRepeating = task.everyDays != nil && task.deadline != nil && !state.isArchived
    if let days = task.everyDays, isRepeating {
      writer.key("recur")
      writer.value("P\(days)D")
    }
    // Taskwarrior knows three priorities; a member of this program's own tells the lowest two apart.
    if state.priority == 1 {
      writer.key("redopriority")
      writer.value("1")
    }
    writer.key("status")
    writer.value(
      done != nil
        ? "completed" : state.isArchived ? "deleted" : isRepeating ? "recurring" : "pending")
    let tags = task.title.tags + task.title.people.map { "@" + $0 }
    if !tags.isEmpty {
      writer.key("tags")
      writer.texts(tags)
    }
    writer.key("uuid")
    writer.value(state.id.description)
    writer.endObject()
  }

  /// The lines of the description, each as an annotation a second after the one before.
  private static func writeNotes(
    of task: TaskPicture, to writer: inout CanonicalWriter, _ world: World
  ) {
    let notes = task.description(in: world)
      .split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    guard !notes.isEmpty else { return }
    writer.key("annotations")
    writer.beginArray()
    for (place, note) in notes.enumerated() {
      writer.beginObject()
      writer.key("description")
      writer.text(String(note))
      writer.key("entry")
      let moment = Instant(milliseconds: task.state.created.milliseconds + Int64(place) * 1000)
      writer.value(ForeignDate.basicText(moment))
      writer.endObject()
    }
    writer.endArray()
  }
}
