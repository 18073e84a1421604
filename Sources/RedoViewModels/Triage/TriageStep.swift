public import RedoIntents
internal import RedoProtocol

/// One thing done in a triage.
public struct TriageStep: Hashable, Sendable {
  /// What a step counts as in the summary, in the order in which it lists them.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Done.
    case completed
    /// Given another deadline.
    case snoozed
    /// Changed in some other field.
    case changed
    /// Put away, or brought back.
    case archived
    /// Deleted.
    case deleted

    /// What it was, as a word behind a number.
    var word: String {
      switch self {
      case .completed: "done"
      case .snoozed: "snoozed"
      case .changed: "changed"
      case .archived: "archived"
      case .deleted: "deleted"
      }
    }
  }

  /// What was done to which tasks.
  public let report: IntentReport
  /// The intent's trace in the log; nil until the log has been read again.
  var mark: IntentMark?
  /// Which fields an edit changed, as a clause without a subject; nil for other steps.
  var detail: String?

  /// What was done, as a row of the summary says it.
  public func words(in dates: FriendlyDate) -> String { clause(in: dates).text }

  /// What was done, as a clause that keeps the tasks' titles apart from the words.
  public func clause(in dates: FriendlyDate) -> Clause {
    guard let detail, let task = report.tasks.first else { return report.clause(in: dates) }
    return "\(quoting: task.title): \(detail)"
  }

  /// The tasks that it was done to.
  var ids: Set<TaskID> { Set(report.tasks.map(\.id)) }

  /// What the step counts as.
  public var kind: Kind {
    switch report.deed {
    case .completed: .completed
    case .snoozed, .skipped: .snoozed
    case .archived, .unarchived: .archived
    case .deleted: .deleted
    default: .changed
    }
  }

  /// Whether it took back what was done before it.
  var isTakeBack: Bool { report.deed == .takenBack }

  /// Whether it settles what becomes of a task, so that the next one comes.
  var settlesTask: Bool { kind != .changed && !isTakeBack }
}
