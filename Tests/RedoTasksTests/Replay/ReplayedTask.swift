import RedoProtocol
import RedoTasks
import RedoTestSupport

/// The one task of some nodes, as plain values.
struct ReplayedTask {
  let projection: Projection
  let task: TaskState?

  init(_ nodes: [SketchedNode]) {
    projection = Projection(replaying: ChangeLog(JudgedLines.bytes(nodes.map(\.line))))
    task = projection.tasks.first
  }

  var title: String? { task.map { projection.storedTitle(of: $0) } }
  var description: String? { task.map { projection.description(of: $0) } }
  var todos: [TodoState] { task.map { Array(projection.todos[$0.todos]) } ?? [] }
  var current: TodoID? { task.flatMap { projection.currentTodo(of: $0)?.id } }
  func notes(_ todo: Int) -> String? { projection.notes(of: todos[todo]) }

  /// Everything that can be told apart, as text, for comparing replays of the same nodes.
  static func text(of projection: Projection) -> [String] {
    projection.tasks.map { task in
      let fields = projection.graph.bytes.strings(task.fields)
      let todos = projection.todos[task.todos].map { todo in
        "\(todo.id) \(todo.deadline.wallText) \(todo.completed?.wallText ?? "open") "
          + "\(todo.created.wallText) \(projection.notes(of: todo) ?? "")"
      }
      let heads = projection.heads(of: task).map { projection.graph.nodes[$0].id.description }
      let current = projection.currentTodo(of: task)?.id.description ?? "none"
      return "\(task.id) \(fields) \(task.isArchived) \(task.created.wallText) "
        + "\(task.updated.wallText) \(todos) current \(current) heads \(heads) \(task.headCount)"
    }.sorted()
  }
}
