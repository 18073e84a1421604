public import RedoTasks

/// One row of the list.
public enum ListRow: Hashable, Sendable {
  /// The name of a group, and how many tasks are in it.
  case heading(TaskGroup, count: Int)
  /// A task, by its place in the projection, and how many tasks stand above it.
  case task(place: Int, ordinal: Int)

  /// The task's place in the projection; nil for a heading.
  public var place: Int? {
    if case .task(let place, _) = self { place } else { nil }
  }
}
