internal import RedoProtocol
internal import RedoTasks

/// Which todos of today the todos of a past intent are: after an undo and a redo, todos have other
/// names but the places that they had.
struct TodoNames {
  private let part: HistoryPart
  private let now: [TodoState]
  private var renamed: [TodoID: TodoID] = [:]

  init(part: HistoryPart, now: some Sequence<TodoState>) {
    self.part = part
    self.now = Array(now)
  }

  /// Notes the name of a todo that is made again.
  mutating func rename(_ old: TodoID, to new: TodoID) {
    renamed[old] = new
  }

  /// The name of a todo that was made again; nil for any other.
  func newName(of old: TodoID) -> TodoID? { renamed[old] }

  /// The open todo that a past one is today.
  func openTodo(_ old: TodoID) throws(IntentError) -> TodoID {
    if let name = renamed[old] { return name }
    let place = now.firstIndex { $0.id == old } ?? part.todos.firstIndex(of: old)
    guard let place, now.indices.contains(place), now[place].completed == nil else {
      throw .changedSince(title: part.title)
    }
    return now[place].id
  }
}
