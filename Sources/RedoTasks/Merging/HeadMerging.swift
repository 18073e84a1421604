/// The MERGEs that make all heads of a task one without changing what anybody sees.
///
/// Where the heads left a field with different values, a resolution says which parent's was taken:
/// the one that the replay shows. Each MERGE joins as many heads as it may, the latest first, so that
/// it comes after every node that is there, and the next one joins it with those that are left.
public struct HeadMerging: Sendable {
  /// The MERGEs in the order in which they are to be written; one, unless there are many heads.
  public let rounds: [HeadMerge]
  /// The fields that the heads left with different values.
  public let differences: [MergeDifference]

  /// Plans the merging of a task's heads; nil for a task with one head.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - projection: Where it stands.
  ///   - choices: The fields that are to get a value that a person chose.
  public init?(
    of task: TaskState, in projection: Projection,
    choosing choices: [StateField: VersionChoice] = [:]
  ) {
    guard let planner = HeadMergePlanner(task, projection, choosing: choices) else { return nil }
    (rounds, differences) = planner.plan()
  }
}
