/// An intent turned into nodes, to be signed and appended in one write.
public struct IntentPlan: Hashable, Sendable {
  /// The nodes, parents before children.
  public let nodes: [PlannedNode]
  /// What will have happened.
  public let report: IntentReport

  /// Creates a plan.
  init(nodes: [PlannedNode], report: IntentReport) {
    self.nodes = nodes
    self.report = report
  }
}
