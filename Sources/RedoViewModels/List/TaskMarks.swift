public import RedoProtocol

/// The tasks that the user has marked, so that a command acts on all of them at once.
public struct TaskMarks: Equatable, Sendable {
  private var ids: Set<TaskID> = []
  /// The task at which the range that is being drawn begins; nil where none is.
  private(set) var anchor: TaskID?

  /// No marks.
  init() {}

  /// Whether nothing is marked and no range is being drawn.
  public var isEmpty: Bool { ids.isEmpty && anchor == nil }

  /// How many tasks are marked, a range that is being drawn left aside.
  var count: Int { ids.count }

  /// Whether a task is marked, a range that is being drawn left aside.
  public func contains(_ id: TaskID) -> Bool { ids.contains(id) }

  /// Marks a task, or takes its mark away.
  mutating func toggle(_ id: TaskID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Marks some tasks; no range is being drawn then.
  mutating func mark(_ all: [TaskID]) {
    anchor = nil
    if ids.isEmpty { ids = Set(all) } else { ids.formUnion(all) }
  }

  /// Takes the marks of some tasks away that all have one; no range is being drawn then.
  mutating func unmark(_ all: [TaskID]) {
    anchor = nil
    if all.count == ids.count { ids = [] } else { ids.subtract(all) }
  }

  /// Begins a range at a task.
  mutating func beginRange(at id: TaskID) {
    anchor = id
  }

  /// Ends the range and marks what lies in it.
  mutating func endRange(marking range: some Sequence<TaskID>) {
    anchor = nil
    ids.formUnion(range)
  }

  /// Takes the marks of some tasks away.
  mutating func remove(_ gone: Set<TaskID>) {
    ids.subtract(gone)
    if let anchor, gone.contains(anchor) { self.anchor = nil }
  }

  /// Takes the marks of all tasks away but some; a range that is being drawn stays.
  mutating func keep(_ left: [TaskID]) {
    ids.formIntersection(left)
  }

  /// Takes every mark away.
  mutating func clear() {
    self = TaskMarks()
  }
}
