internal import RedoProtocol
internal import RedoTasks

/// What a replay brings of others, found out before it shows.
struct ReplayNews {
  /// Whether the replay follows a change of this device.
  let isOwn: Bool
  /// What the log amounted to before.
  let known: Projection?
  /// The task under the cursor, where they changed it.
  let touched: TouchedTask?
  /// The task whose change was selected in the activity, where the cursor follows what they do.
  let left: TaskID?
  /// The marked tasks that they completed, or took out of the list where no mark is left in it.
  var unmarked: UnmarkedTasks?
  /// What they did that the list alone does not show.
  let arrivals: Arrivals?
}
