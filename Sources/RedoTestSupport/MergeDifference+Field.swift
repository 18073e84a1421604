public import RedoProtocol
public import RedoTasks

/// A field by the words that a MERGE has for it.
extension MergeDifference {
  /// The field's key, such as `title` or `deadline`.
  public var field: String { place.path }
  /// The todo that the field belongs to; nil for a field of the task.
  public var todoID: TodoID? { if case .todo(_, let id) = place { id } else { nil } }
}
