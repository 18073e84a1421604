public import RedoProtocol

/// What the changes amount to: every task that survives, from a replay of the whole log.
public struct Projection: Sendable {
  /// The graph that was replayed.
  public let graph: ChangeGraph
  /// The tasks in the order in which the log first names them.
  public let tasks: [TaskState]
  /// All tasks' todos, task by task.
  public let todos: [TodoState]
  /// All todos' notes, todo by todo.
  let noteTexts: [LogText]
  /// What is found of its branches is found once.
  let branches = BranchStates()
  let carried = CarriedChanges()
  let goneTitles = GoneTitles()
  let endings = KeptEndings()
  private let places = TaskPlaces()

  /// Replays a log; the result is the same whoever the workers are.
  /// - Complexity: O(*n*) on average.
  public init(replaying log: borrowing ChangeLog, with workers: any Workers = OneWorker()) {
    self.init(ChangeGraph(log, with: workers), with: workers)
  }

  /// Replays a graph that has been judged.
  public init(_ graph: ChangeGraph, with workers: any Workers = OneWorker()) {
    var replay = Replay(graph)
    replay.run(workers)
    self.init(graph, replay.states)
  }

  /// Takes what a replay of a graph came to.
  init(_ graph: ChangeGraph, _ states: ReplayedStates) {
    self.graph = graph
    tasks = states.tasks
    todos = states.todos
    noteTexts = states.noteTexts
  }

  /// The task of a name; nil where none survives.
  /// - Complexity: O(*n*) in the number of tasks; O(1) on average where many are asked for.
  public subscript(id: TaskID) -> TaskState? {
    places.place(of: id, in: tasks).map { tasks[$0] }
  }

  /// The open todo that a task is about (PROTOCOL.md, "Todos"); nil where none is open.
  public func currentTodo(of task: TaskState) -> TodoState? {
    task.currentTodo.map { todos[$0] }
  }

  /// A text of the log that was replayed as a string.
  public func string(_ text: LogText) -> String {
    graph.bytes.string(text)
  }

  /// A task's title, taken apart into what is shown and the labels in it.
  public func title(of task: TaskState) -> TitleText {
    TitleText(storedTitle(of: task))
  }

  /// A task's title as the log holds it, labels and marks of repeats too.
  public func storedTitle(of task: TaskState) -> String {
    task.fields.title.map(string) ?? ""
  }

  /// A task's description; empty where nothing set one.
  public func description(of task: TaskState) -> String {
    task.fields.description.map(string) ?? ""
  }

  /// A todo's notes, one line a change; nil where there are none.
  public func notes(of todo: TodoState) -> String? {
    todo.notes.isEmpty ? nil : noteTexts[todo.notes].map(string).joined(separator: "\n")
  }

  /// A task's heads in total order, by index in the graph: the live nodes on which no live node builds.
  public func heads(of task: TaskState) -> [Int] {
    graph.nodeIndices(at: task.nodes).filter(graph.isHead)
  }
}
