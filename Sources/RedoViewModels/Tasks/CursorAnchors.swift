internal import RedoProtocol

/// What leads the cursor of the list, and the pane of its task, back to the task that was meant.
struct CursorAnchors {
  /// A task that its pane stays on although others, or a step in time, took it out of the list.
  struct Held {
    let id: TaskID
    /// Where it stands in the projection.
    let place: Int
    /// The task that is selected in the list meanwhile; once that is another one, nothing is held.
    let beside: TaskID?
  }

  /// A cursor that had to leave its task, since the moment that shows does not list it.
  struct Strayed {
    /// The task that it was led to.
    let id: TaskID
    /// The task that it stands on instead; once that is another one, the cursor was led there.
    let standIn: TaskID?
  }

  /// The task that its pane stays on; nil where that is the selected one.
  var held: Held?
  /// The task that the cursor stood on before a step in time took it away; nil where it stands where
  /// it was led.
  var strayed: Strayed?
  /// The task that the cursor stood on when others were added, by the first of those.
  var beforeAddition: [TaskID: TaskID] = [:]
}
