internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What others did to one task between two replays of one log: another device, or another program
/// of this one.
struct DeedElsewhere {
  /// What the task is called, of one that is gone the last that it was called.
  let title: String
  /// What was done, as far as it decides what becomes of the task.
  let action: Action
  /// Who did it last; nil where it was this device.
  private let author: Author?
  private let device: Author

  /// Looks through what came; nil where nothing of it is about the task.
  ///
  /// - Complexity: O(*n*) in the number of tasks and of changes that came.
  init?(to id: TaskID, in new: Projection, since old: Projection, on device: Author) {
    let graph = new.graph
    let came = graph.nodes.indices.dropFirst(old.graph.nodes.count).filter {
      !graph.isRepeated($0) && graph.isSound($0) && graph.taskID(of: $0) == id
    }
    guard let last = came.last else { return nil }
    let action = Self.action(on: id, in: new, since: old, among: came)
    let lead = came.last { graph.nodes[$0].action == action } ?? last
    let author = graph.author(of: lead)
    title = TaskNames(of: new).title(of: id)
    self.action = action
    self.author = author.isSameDevice(as: device) ? nil : author
    self.device = device
  }

  private static func action(
    on id: TaskID, in new: Projection, since old: Projection, among came: [Int]
  ) -> Action {
    guard let task = new[id] else { return .delete }
    let actions = came.map { new.graph.nodes[$0].action }
    let before = old[id]
    if actions.contains(.completeTodo), isOver(id, in: new, since: old) { return .completeTodo }
    if task.isArchived != (before?.isArchived ?? false) {
      return task.isArchived ? .archive : .unarchive
    }
    if before == nil, actions.contains(.create) { return .create }
    return actions.last == .snooze ? .snooze : .update
  }

  /// Whether a task is about its todo no more: what was done and undone again comes to nothing.
  static func isOver(_ id: TaskID, in new: Projection, since old: Projection) -> Bool {
    guard let task = new[id] else { return false }
    let before = old[id]
    guard before?.isDone != true else { return false }
    return task.isDone || new.currentTodo(of: task)?.id != before.flatMap(old.currentTodo)?.id
  }

  /// Whether the task is gone.
  var isDeletion: Bool { action == .delete }

  /// What was done and by whom, as a sentence about the task.
  var clause: Clause { "\(quoting: title) was \(words)" }

  /// What was done to several tasks, not all of it by one author or of one kind.
  var plainWords: String { (action == .completeTodo ? action : .update).words + " elsewhere" }

  /// What was done and by whom, without the task: `completed by Ana on laptop`.
  var words: String {
    let who = author.map { "by " + AuthorWords.short($0, to: device) } ?? "elsewhere"
    return action.words + " " + who
  }
}
