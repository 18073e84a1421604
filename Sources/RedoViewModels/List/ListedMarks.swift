internal import RedoProtocol

/// The marked tasks that were listed at one time, to be compared with those that are later.
struct ListedMarks {
  /// The tasks, from the top.
  var ids: [TaskID]
  /// The screen that listed them.
  let screen: ScreenName
  /// What the list of tasks was narrowed to.
  let filter: String
}
