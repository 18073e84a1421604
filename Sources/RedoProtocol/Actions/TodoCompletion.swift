/// COMPLETE_TODO: one occurrence of the task is done.
public struct TodoCompletion<Text: Hashable & Sendable>: Hashable, Sendable {
  /// Which todo.
  public var todoID: TodoID
  /// When it was done.
  public var completed: Instant
  /// What was noted with it; replay adds it to the todo's notes.
  public var notes: Text?

  /// Creates a completion.
  public init(todoID: TodoID, completed: Instant, notes: Text? = nil) {
    self.todoID = todoID
    self.completed = completed
    self.notes = notes
  }

  /// The same completion with its text in another form.
  func map<Other>(_ transform: (Text) -> Other) -> TodoCompletion<Other> {
    TodoCompletion<Other>(todoID: todoID, completed: completed, notes: notes.map(transform))
  }
}

extension TodoCompletion<LogText> {
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    var members = TodoMembers()
    for key in tape.keys(of: payload) {
      if tape.string(key, is: "completed", in: text) {
        members.instant = try tape.instant(key + 1, in: text)
      } else {
        try members.readShared(key, tape, in: text, base: base)
      }
    }
    guard let todoID = members.todoID, let completed = members.instant else {
      throw .schemaMismatch
    }
    self.init(todoID: todoID, completed: completed, notes: members.notes)
  }
}

extension TodoCompletion<String> {
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("completed", completed.wallText)
    TodoMembers.writeShared(notes: notes, todoID, to: &writer)
    writer.endObject()
  }
}
