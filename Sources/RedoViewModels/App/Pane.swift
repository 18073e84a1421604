/// The panes of the tasks' screen.
public enum Pane: Hashable, Sendable, CaseIterable {
  /// The tasks.
  case list
  /// The selected task.
  case detail
}
