/// What a person did to a task: the payload of a node that is being made, or shown.
public enum Change: Hashable, Sendable {
  case create(TaskFields)
  case update(TaskFields)
  case createTodo(NewTodo<String>)
  case completeTodo(TodoCompletion<String>)
  case snooze(Snooze<String>)
  case archive
  case unarchive
  case delete(chain: [NodeID])
  case merge(Merge<String>)

  /// What the wire calls it.
  public var action: Action {
    switch self {
    case .create: .create
    case .update: .update
    case .createTodo: .createTodo
    case .completeTodo: .completeTodo
    case .snooze: .snooze
    case .archive: .archive
    case .unarchive: .unarchive
    case .delete: .delete
    case .merge: .merge
    }
  }

  /// Writes the payload in canonical form.
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .create(let fields), .update(let fields): fields.write(to: &writer)
    case .createTodo(let todo): todo.write(to: &writer)
    case .completeTodo(let completion): completion.write(to: &writer)
    case .snooze(let snooze): snooze.write(to: &writer)
    case .archive, .unarchive:
      writer.beginObject()
      writer.endObject()
    case .delete(let chain): DeletedChain.write(chain, to: &writer)
    case .merge(let merge): merge.write(to: &writer)
    }
  }
}
