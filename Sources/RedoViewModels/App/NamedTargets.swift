internal import RedoProtocol

/// What a command names to act on instead of what is selected.
struct NamedTargets {
  /// The tasks; nil for those that are selected.
  var tasks: [TaskID]?
  /// The lines of the steps; nil for the one that is selected.
  var steps: Set<Int>?
}
