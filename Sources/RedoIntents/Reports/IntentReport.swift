public import RedoProtocol
internal import RedoTasks

/// What an intent did, as values; ``words(in:)`` says it.
public struct IntentReport: Hashable, Sendable {
  /// The kind of thing that was done.
  public enum Deed: Hashable, Sendable {
    case added
    /// Done; `next` are the deadlines of those that come back.
    case completed(next: [Instant])
    /// Moved, each to its deadline, and what that means.
    case snoozed(until: [Instant], DateMove = .snoozed)
    /// This time was left out; `next` are the new deadlines, none where that is past.
    case skipped(next: [Instant])
    /// What was changed about the task, or about any of several; where a person moved the deadlines
    /// too, `until` are those, task by task, else it is empty.
    case edited([EditedPart], until: [Instant] = [])
    case archived
    case unarchived
    case deleted
    /// Branches made one, task by task.
    case merged([TaskMerge])
    /// What branches disagreed about was settled by a person.
    case settled
    /// One change was taken back on its own.
    case changeTakenBack
    /// What several intents had done to the tasks was taken back.
    case takenBack
    /// Several deeds of one write that have no name of their own.
    case changed
    /// Other things to other tasks, in one write.
    indirect case several([IntentReport])
    /// Taken back: what the intent that was undone had done, and what stays of it since others changed
    /// it.
    indirect case undone(IntentReport, leaving: [Leftover] = [])
    /// Done again: what the intent had done, and what stays as others have changed it since.
    indirect case redone(IntentReport, leaving: [Leftover] = [])
  }

  /// What was done.
  public let deed: Deed
  /// To which tasks.
  public let tasks: [TaskReference]
  /// How many of the tasks asked for it could not apply to, such as done ones.
  public let skipped: Int
  /// How many of the tasks were done and are open again, since they were given a date.
  let reopened: Int
  /// The dates of those of the tasks that are open again as soon as they are done, since branches
  /// had left them a todo each.
  let openDates: [Instant]
  /// How those tasks come back whose repeat counts from the dates that they were given.
  let countedAnew: [Rhythm]
  /// How many of the tasks lost a date by an undo, and with it what others had done with that.
  let datesLost: Int

  /// Creates a report.
  init(
    _ deed: Deed, _ tasks: [TaskReference], skipped: Int = 0, reopened: Int = 0,
    openDates: [Instant] = [], countedAnew: [Rhythm] = [], datesLost: Int = 0
  ) {
    self.deed = deed
    self.tasks = tasks
    self.skipped = skipped
    self.reopened = reopened
    self.openDates = openDates
    self.countedAnew = countedAnew
    self.datesLost = datesLost
  }
}
