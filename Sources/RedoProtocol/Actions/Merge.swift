/// MERGE: several heads of a task become one.
public struct Merge<Text: Hashable & Sendable>: Hashable, Sendable {
  /// The resolutions for one todo.
  public struct TodoResolutions: Hashable, Sendable {
    /// Which todo.
    public var todoID: TodoID
    /// Its fields' resolutions.
    public var fields: [FieldResolution<Text>]

    /// Creates the resolutions for one todo.
    public init(todoID: TodoID, fields: [FieldResolution<Text>]) {
      self.todoID = todoID
      self.fields = fields
    }
  }

  /// The node whose state the parents are compared with.
  public var base: NodeID
  /// How fields without a resolution of their own are settled.
  public var policy: MergePolicy?
  /// Resolutions of the task's own fields.
  public var task: [FieldResolution<Text>]
  /// Resolutions of its todos' fields.
  public var todos: [TodoResolutions]

  /// Creates a merge.
  public init(
    base: NodeID, policy: MergePolicy? = nil, task: [FieldResolution<Text>] = [],
    todos: [TodoResolutions] = []
  ) {
    self.base = base
    self.policy = policy
    self.task = task
    self.todos = todos
  }

  /// Every parent that a resolution chose.
  var chosenParents: [NodeID] {
    (task + todos.flatMap(\.fields)).compactMap(\.chosenParent)
  }
}

extension Merge<String> {
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("base", base.description)
    if let policy {
      writer.key("policy")
      policy.write(to: &writer)
    }
    if !task.isEmpty || !todos.isEmpty {
      writer.key("resolutions")
      writer.beginObject()
      writer.key("task")
      Self.write(task, to: &writer)
      writer.key("todos")
      writer.beginArray()
      for todo in todos {
        writer.beginObject()
        writer.key("fields")
        Self.write(todo.fields, to: &writer)
        writer.write("todoTaskId", todo.todoID.description)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endObject()
  }

  private static func write(
    _ fields: [FieldResolution<String>], to writer: inout CanonicalWriter
  ) {
    writer.beginArray()
    for field in fields { field.write(to: &writer) }
    writer.endArray()
  }
}

extension Merge {
  /// The same merge with its texts in another form.
  func map<Other>(_ transform: (Text) -> Other) -> Merge<Other> {
    Merge<Other>(
      base: base, policy: policy, task: task.map { $0.map(transform) },
      todos: todos.map { todo in
        Merge<Other>.TodoResolutions(
          todoID: todo.todoID, fields: todo.fields.map { $0.map(transform) })
      })
  }
}
