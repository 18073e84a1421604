internal import RedoProtocol
internal import RedoTasks

/// What a task was before some of its changes, where others had changed it meanwhile.
///
/// Each takes a replay, and a history may ask for thousands, which would take minutes: only for the
/// first dozens is it found, each once.
final class OthersBefore {
  private let projection: Projection
  /// The changes before which, in total order, others come that their authors may not have known.
  private let nodes: Set<Int>
  private var known: [Int: FieldValues?] = [:]
  private static let most = 64

  init(of task: TaskNodes, in projection: Projection) {
    self.projection = projection
    nodes = projection.nodesBesideOthers(in: task)
  }

  /// What the task was before a change; nil where nobody else had changed it, and where too many were
  /// asked about.
  func values(before index: Int) -> FieldValues? {
    guard nodes.contains(index) else { return nil }
    if let found = known[index] { return found }
    guard known.count < Self.most else { return nil }
    let found = projection.stateWithOthers(before: index).map { FieldValues($0) }
    known[index] = .some(found)
    return found
  }
}
