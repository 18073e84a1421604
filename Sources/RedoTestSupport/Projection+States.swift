public import RedoProtocol
public import RedoTasks

extension Projection {
  /// What a person sees of every task.
  public var states: [TaskID: VisibleState] {
    Dictionary(uniqueKeysWithValues: tasks.map { ($0.id, visibleState(of: $0)) })
  }
}
