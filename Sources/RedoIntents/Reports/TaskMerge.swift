internal import RedoProtocol
public import RedoTasks

/// What became of one task whose branches were made one.
public struct TaskMerge: Hashable, Sendable {
  /// The task.
  public let task: TaskReference
  /// How many heads it had.
  public let branchCount: Int
  /// The devices whose second completion of a todo was withdrawn.
  public let twins: [String]
  /// What the branches had left different.
  let differences: [Difference]

  /// One field that the branches had left different.
  public struct Difference: Hashable, Sendable {
    /// A value and the device that gave it.
    struct Version: Hashable, Sendable {
      /// The field that has the value: most often the one that is told of.
      let field: StateField
      /// The value.
      let value: ShownValue
      /// The device; nil where the value comes of several branches.
      let device: String?
    }

    /// The field whose values differed.
    public let field: StateField
    /// What is kept.
    let kept: Version
    /// What is left to history.
    let dropped: [Version]
  }
}

extension TaskMerge.Difference {
  /// Names the devices of a difference.
  public init(_ difference: MergeDifference, in projection: Projection) {
    func device(_ index: Int) -> String { projection.graph.author(of: index).deviceWords }
    let field = difference.field
    self.init(
      field: field,
      kept: Version(
        field: field, value: difference.kept, device: difference.keptSetter.map(device)),
      dropped: difference.dropped.map {
        Version(field: $0.field, value: $0.value, device: device($0.setter))
      })
  }
}
