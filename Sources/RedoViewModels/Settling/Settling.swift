internal import RedoIntents
public import RedoProtocol
internal import RedoTasks

/// Versions of a task's fields side by side, from which a person chooses.
public struct Settling: Hashable, Sendable {
  /// Where the versions come from.
  public enum Subject: Hashable, Sendable {
    /// Branches that have not been joined.
    case heads
    /// Branches that a MERGE has joined.
    case merge(NodeID)
    /// What a change made of the fields, and what they were before.
    case change(NodeID)
  }

  /// The task.
  let task: TaskReference
  /// Where the versions come from.
  let subject: Subject
  /// The row that is selected.
  var selection = 0
  /// What the person has chosen so far; fields that are left alone have what the page proposes.
  var choices: [StateField: VersionChoice] = [:]

  /// How many rows the page is further down than the selected field asks for, and its texts unfolded;
  /// nil while they are folded.
  var scrolled: Int?

  /// What was pressed last, which a second press is for: the first one may have scrolled the page.
  var pressed: SettlingPage.Target?

  /// Why no field can be given another version; nil where one can.
  var closingReason: String?

  /// Selects a row, whose texts are folded, as are those of the one before.
  mutating func select(_ row: Int) { (selection, scrolled) = (row, nil) }

  /// What holds for a field: what the person chose, else what the page proposes.
  func choice(of row: SettlingRow) -> VersionChoice {
    choices[row.field] ?? row.proposal
  }

  /// Whether both are about the same versions of the same task.
  func isAbout(_ other: Settling) -> Bool {
    (task.id, subject, closingReason) == (other.task.id, other.subject, other.closingReason)
  }

  /// Nothing is chosen yet.
  init(_ task: TaskReference, _ subject: Subject) {
    self.task = task
    self.subject = subject
  }
}
