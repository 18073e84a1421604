public import RedoProtocol
public import RedoTasks

extension MergeDifference {
  /// The todo that the field belongs to; nil for a field of the task.
  public var todoID: TodoID? { if case .todo(_, let id) = field { id } else { nil } }
}
