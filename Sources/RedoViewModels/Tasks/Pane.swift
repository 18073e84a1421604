/// The panes of the tasks' screen.
public enum Pane: Hashable, Sendable, CaseIterable {
  /// The tasks.
  case list
  /// The selected task.
  case detail

  /// The pane beside this one.
  var other: Pane { self == .list ? .detail : .list }
}
