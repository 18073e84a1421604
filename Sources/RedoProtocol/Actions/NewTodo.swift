/// CREATE_TODO: the task falls due.
public struct NewTodo<Text: Hashable & Sendable>: Hashable, Sendable {
  /// The todo's name, new.
  public var todoID: TodoID
  /// When it is due.
  public var deadline: Instant
  /// What was noted with it.
  public var notes: Text?

  /// Creates a todo.
  public init(todoID: TodoID, deadline: Instant, notes: Text? = nil) {
    self.todoID = todoID
    self.deadline = deadline
    self.notes = notes
  }

  /// The same todo with its text in another form.
  func map<Other>(_ transform: (Text) -> Other) -> NewTodo<Other> {
    NewTodo<Other>(todoID: todoID, deadline: deadline, notes: notes.map(transform))
  }
}

extension NewTodo<LogText> {
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    var members = TodoMembers()
    for key in tape.keys(of: payload) {
      if tape.string(key, is: "deadline", in: text) {
        members.instant = try tape.instant(key + 1, in: text)
      } else {
        try members.readShared(key, tape, in: text, base: base)
      }
    }
    guard let todoID = members.todoID, let deadline = members.instant else {
      throw .schemaMismatch
    }
    self.init(todoID: todoID, deadline: deadline, notes: members.notes)
  }
}

extension NewTodo<String> {
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("deadline", deadline.wallText)
    TodoMembers.writeShared(notes: notes, todoID, to: &writer)
    writer.endObject()
  }
}
