internal import RedoProtocol

/// A task that its pane stays on although others, or a step in time, took it out of the list.
struct HeldTask {
  let id: TaskID
  /// Where it stands in the projection.
  let place: Int
  /// The task that is selected in the list meanwhile; once that is another one, nothing is held.
  let beside: TaskID?
}
