internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension World {
  /// The one task that an id or the start of one names.
  func task(named text: String) throws(UsageError) -> TaskState {
    do throws(TaskLookupError) {
      return try TaskLookup(tasks).find(prefix: text)
    } catch {
      if case .unknown = error, let gone = goneTask(named: text) {
        throw .goneTask(ShortIDs.text(of: gone), isOfPast: false)
      }
      throw .noTask(error)
    }
  }

  /// The one task that an id or the start of one names, of those that were deleted.
  private func goneTask(named text: String) -> TaskID? {
    let wanted = Self.digits(of: text)
    guard wanted.count >= 4 else { return nil }
    let gone = tasks.graph.tasks.map(\.taskID).filter {
      Self.digits(of: $0.description).starts(with: wanted) && tasks[$0] == nil
    }
    return gone.count == 1 ? gone[0] : nil
  }

  /// What ids are told apart by: neither case nor hyphens.
  private static func digits(of id: String) -> [UInt8] {
    id.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
  }

  /// The one task that an id or the start of one names: one that is there, else one that was deleted.
  func anyTask(named text: String) throws(TaskLookupError) -> TaskID {
    do throws(TaskLookupError) {
      return try TaskLookup(tasks).find(prefix: text).id
    } catch {
      guard case .unknown = error, let gone = goneTask(named: text) else { throw error }
      return gone
    }
  }

  /// The short id of the one task that a text names, whether it is there or was deleted.
  func shortID(ofAnyTaskNamed text: String) -> String? {
    (try? anyTask(named: text)).map(ShortIDs.text)
  }

  /// The ids of the tasks of some names; none where one of the names is wrong.
  func tasks(named texts: [String]) throws(UsageError) -> [TaskID] {
    var ids: [TaskID] = []
    for text in texts { ids += try tasks(named: text).map(\.id) }
    return ids
  }

  /// The tasks that ids, or the starts of some, name with commas between, each once.
  func tasks(named text: String) throws(UsageError) -> [TaskState] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return [try task(named: text)] }
    var found: [TaskState] = []
    for part in text.split(separator: ",") {
      let task = try task(named: String(part))
      if !found.contains(where: { $0.id == task.id }) { found.append(task) }
    }
    return found.isEmpty ? [try task(named: text)] : found
  }
}
