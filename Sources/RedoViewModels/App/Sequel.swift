internal import RedoProtocol
internal import RedoTasks

/// What follows once the intent that was handed out last has been written, or could not be.
struct Sequel {
  /// The prompt or form whose intent it is; it comes back if that fails.
  var awaiting: Overlay?
  /// The title that others changed meanwhile, to be told behind the report; nil where they did not.
  var concurrentTitle: ConcurrentTitle?
  /// What else is to be said behind the report.
  var afterword = ""
  /// The tasks that the intent leads to, the first of them to be selected once it is listed.
  var wanted: [TaskID] = []
  /// The tasks that it changed, where it leads to another.
  var changed: [TaskID] = []
  /// The tasks of which it joins versions that nobody has chosen from, until that shows.
  var joined: [TaskID] = []
  /// The first task that was undone or done again, until the screen that shows lists it.
  var returned: TaskID?
  /// The task to go on with once the selected one has been dealt with.
  var successor: TaskID?
  /// The group of the list that the selected task was in when it was put off; nil where that is
  /// nothing to go by.
  var leftGroup: TaskGroup?

  /// Forgets what was to be told of an intent, and done for it, once its outcome is told.
  mutating func endIntent() {
    (awaiting, successor) = (nil, nil)
    (concurrentTitle, afterword) = (nil, "")
  }

  /// Leads the cursor nowhere any more: it was led there, or another command means what it acts on
  /// itself.
  mutating func leadNowhere() {
    (wanted, changed, leftGroup) = ([], [], nil)
  }
}
