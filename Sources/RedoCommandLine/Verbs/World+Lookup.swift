internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension World {
  /// The one task whose id starts so.
  func task(named text: String) throws(UsageError) -> TaskState {
    let found = tasks.tasks.filter { $0.id.description.hasPrefix(text) }
    guard let task = found.first, text.utf8.count >= 4 else {
      throw .unknownTask(text, near: [])
    }
    guard found.count == 1 else {
      let candidates = found.prefix(10).map {
        TaskReference(id: $0.id, title: tasks.title(of: $0).shown)
      }
      throw .ambiguousTask(text, candidates: candidates, count: found.count)
    }
    return task
  }

  /// The ids of the tasks of some names; none where one of the names is wrong.
  func tasks(named texts: [String]) throws(UsageError) -> [TaskID] {
    var ids: [TaskID] = []
    for text in texts { ids.append(try task(named: text).id) }
    return ids
  }
}
