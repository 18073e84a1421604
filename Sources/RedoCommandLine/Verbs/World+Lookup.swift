internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension World {
  /// The one task that an id or the start of one names.
  func task(named text: String) throws(UsageError) -> TaskState {
    do throws(TaskLookupError) {
      return try TaskLookup(tasks).find(prefix: text)
    } catch {
      throw .noTask(error)
    }
  }

  /// The ids of the tasks of some names; none where one of the names is wrong.
  func tasks(named texts: [String]) throws(UsageError) -> [TaskID] {
    var ids: [TaskID] = []
    for text in texts { ids.append(try task(named: text).id) }
    return ids
  }
}
