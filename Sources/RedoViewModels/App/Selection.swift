public import RedoProtocol
public import RedoTasks

/// Something that shows, named at once instead of being reached by moving a cursor.
public enum Selection: Hashable, Sendable {
  /// A task of the list, the plan or a day.
  case task(TaskID)
  /// A day of the calendar.
  case day(CivilDate)
  /// A change of the activity, by its name: others come above it.
  case activity(NodeID)
  /// The step on a line of the task's description.
  case step(Int)
  /// A change of the task's history, by its index in the log's graph.
  case change(Int)
  /// A row of the settings.
  case setting(SettingItem)
  /// A section of the analytics.
  case statistic(Statistic)
  /// A field of the form.
  case field(FormField)
  /// A row of what lies over the screen: a command, a preset, a value, a change, a field; a priority
  /// by its number.
  case row(Int)
  /// A version of a field, by the field's row and its column.
  case version(row: Int, column: Int)
}
