extension IntentReport {
  /// The same undo or redo, told by what its intent said of itself when it was written.
  ///
  /// The log tells what an intent changed; that it took several others back, only who wrote it knows.
  public func retold(by report: IntentReport) -> IntentReport {
    switch deed {
    case .undone(_, let stays):
      IntentReport(.undone(report, leaving: stays), tasks, datesLost: datesLost)
    case .redone: IntentReport(.redone(report), tasks)
    default: self
    }
  }
}
