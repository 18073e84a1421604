/// The columns of the plan.
public enum PlanColumn: Hashable, Sendable, CaseIterable {
  /// What is overdue or due today.
  case today
  /// What could be done today besides.
  case suggestions

  /// The column beside this one.
  var other: PlanColumn { self == .today ? .suggestions : .today }
}
