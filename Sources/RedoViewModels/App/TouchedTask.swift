internal import RedoProtocol
internal import RedoTasks

/// The task under the cursor, which others changed: how it stood before their changes came.
struct TouchedTask {
  let id: TaskID
  /// What they did to it.
  let deed: DeedElsewhere
  /// The todo that it was about; nil where it was about none.
  let todo: TodoID?
  /// The task to go on with where it is dealt with.
  let next: TaskID?
  /// The group of the list that it was in; nil where the list has none.
  let group: TaskGroup?
}
