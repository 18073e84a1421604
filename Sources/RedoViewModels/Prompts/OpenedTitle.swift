internal import RedoProtocol

/// The title that a line about a task began with, and what it was read against then.
struct OpenedTitle: Hashable, Sendable {
  /// The title as the log held it.
  let stored: String
  /// How often the task came back, in days; nil for one that did not.
  let days: Int64?
  /// The day that it was.
  let today: CivilDate
}
