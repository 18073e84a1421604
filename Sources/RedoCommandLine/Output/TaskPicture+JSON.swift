internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension TaskPicture {
  /// Writes the task as one object, keys in canonical order and defaults filled in; where it is to
  /// be said, how many changes are left out, and that it changed hands.
  func write(
    to writer: inout CanonicalWriter, in world: World, leavingOut leftOutCount: Int = 0,
    changedHands: Bool = false
  ) {
    writer.beginObject()
    writeState(to: &writer, in: world, changedHands: changedHands)
    if leftOutCount > 0 {
      writer.member("leftOut", leftOutCount)
    }
    writer.member("overdue", deadline.map { $0 < world.dates.now } ?? false)
    writer.member("people", title.people)
    writer.member("priority", state.priority)
    writer.member("privacy", state.isPrivate)
    writer.key("rank")
    writer.number(rank)
    writer.member("repeatDays", repeatDays)
    writer.member("storedTitle", title.stored)
    writer.member("storyPoints", state.storyPoints)
    writer.member("tags", title.tags)
    writer.member("title", title.shown)
    writer.key("todos")
    writer.beginArray()
    for place in state.todos {
      write(world.tasks.todos[place], isCurrent: place == state.currentTodo, to: &writer, in: world)
    }
    writer.endArray()
    writer.member("updated", state.updated)
    writer.endObject()
  }

  /// Whether a value is a task as this writes it.
  static func isWritten(as value: JSONValue) -> Bool {
    ["id", "storedTitle", "todos"].allSatisfy { value[$0] != nil }
  }

  /// The keys from `archived` to `id`.
  private func writeState(
    to writer: inout CanonicalWriter, in world: World, changedHands: Bool
  ) {
    let projection = world.tasks
    writer.member("archived", state.isArchived)
    if changedHands {
      writer.member("changedHands", true)
    }
    writer.member("created", state.created)
    writer.member("currentTodo", projection.currentTodo(of: state)?.id.description)
    writer.member("deadline", deadline)
    writer.member("description", projection.description(of: state))
    writer.member("draft", state.isDraft)
    writer.member("frequencyDays", state.frequencyDays)
    writer.key("heads")
    writer.texts(projection.heads(of: state).map { projection.graph.nodes[$0].id.description })
    writer.member("id", state.id.description)
  }

  private func write(
    _ todo: TodoState, isCurrent: Bool, to writer: inout CanonicalWriter, in world: World
  ) {
    writer.beginObject()
    writer.member("completed", todo.completed)
    writer.member("created", todo.created)
    writer.member("deadline", todo.deadline)
    writer.member("id", todo.id.description)
    writer.member("notes", world.tasks.notes(of: todo) ?? "")
    writer.member("orphan", todo.completed == nil && !isCurrent)
    writer.endObject()
  }
}
