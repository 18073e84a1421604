public import RedoProtocol

extension Action {
  /// What a change of the kind did, as a clause without a subject.
  public var words: String {
    switch self {
    case .create: "created"
    case .update: "changed"
    case .delete: "deleted"
    case .completeTodo: "completed"
    case .createTodo: "due"
    case .snooze: "snoozed"
    case .archive: "archived"
    case .unarchive: "brought back"
    case .merge: "joined"
    }
  }
}
