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
      writer.key("leftOut")
      writer.value(Int64(leftOutCount))
    }
    writer.key("overdue")
    writer.value(deadline.map { $0 < world.dates.now } ?? false)
    writer.key("people")
    writer.texts(title.people)
    writer.key("priority")
    writer.value(Int64(state.priority))
    writer.key("privacy")
    writer.value(state.isPrivate)
    writer.key("rank")
    writer.number(rank)
    writer.key("repeatDays")
    writer.orNull(repeatDays)
    writer.key("storedTitle")
    writer.text(title.stored)
    writer.key("storyPoints")
    writer.value(state.storyPoints)
    writer.key("tags")
    writer.texts(title.tags)
    writer.key("title")
    writer.text(title.shown)
    writer.key("todos")
    writer.beginArray()
    for place in state.todos {
      write(world.tasks.todos[place], isCurrent: place == state.currentTodo, to: &writer, in: world)
    }
    writer.endArray()
    writer.key("updated")
    writer.moment(state.updated)
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
    writer.key("archived")
    writer.value(state.isArchived)
    if changedHands {
      writer.key("changedHands")
      writer.value(true)
    }
    writer.key("created")
    writer.moment(state.created)
    writer.key("currentTodo")
    writer.orNull(projection.currentTodo(of: state)?.id.description)
    writer.key("deadline")
    writer.moment(deadline)
    writer.key("description")
    writer.text(projection.description(of: state))
    writer.key("draft")
    writer.value(state.isDraft)
    writer.key("frequencyDays")
    writer.orNull(state.frequencyDays)
    writer.key("heads")
    writer.texts(projection.heads(of: state).map { projection.graph.nodes[$0].id.description })
    writer.key("id")
    writer.value(state.id.description)
  }

  private func write(
    _ todo: TodoState, isCurrent: Bool, to writer: inout CanonicalWriter, in world: World
  ) {
    writer.beginObject()
    writer.key("completed")
    writer.moment(todo.completed)
    writer.key("created")
    writer.moment(todo.created)
    writer.key("deadline")
    writer.moment(todo.deadline)
    writer.key("id")
    writer.value(todo.id.description)
    writer.key("notes")
    writer.text(world.tasks.notes(of: todo) ?? "")
    writer.key("orphan")
    writer.value(todo.completed == nil && !isCurrent)
    writer.endObject()
  }
}
