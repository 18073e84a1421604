extension IntentReport {
  /// The same undo or redo, told by what its intent said of itself when it was written.
  ///
  /// The log tells what an intent changed; that it took several others back, only who wrote it knows.
  public func retold(by report: IntentReport) -> IntentReport {
    switch deed {
    case .undone(_, let stays):
      IntentReport(.undone(report, leaving: stays), tasks, datesLost: datesLost)
    case .redone(_, let stays): IntentReport(.redone(report, leaving: stays), tasks)
    default: self
    }
  }

  /// The same undo or redo, told as one of the skip that was written last where it is; the log tells
  /// a skip from any other move of a date by nothing.
  public func retold(after latest: IntentReport?) -> IntentReport {
    guard let latest, case .skipped(let next) = latest.deed, let turned,
      turned.tasks == latest.tasks, case .snoozed(let until, _) = turned.deed, until == next
    else { return self }
    return retold(by: IntentReport(.skipped(next: []), turned.tasks))
  }

  /// What an undo took back, or a redo did again; nil for any other report.
  private var turned: IntentReport? {
    switch deed {
    case .undone(let report, _), .redone(let report, _): report
    default: nil
    }
  }
}
