public import RedoProtocol
public import RedoTasks

extension ScriptedReplica {
  /// What a person sees of every task.
  public var states: [TaskID: VisibleState] { projection.states }
}
