internal import RedoProtocol

/// A cursor that had to leave its task, since the moment that shows does not list it.
struct StrayedCursor {
  /// The task that it was led to.
  let id: TaskID
  /// The task that it stands on instead; once that is another one, the cursor was led there.
  let standIn: TaskID?
}
