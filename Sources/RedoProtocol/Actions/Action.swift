/// What a node does, as the wire names it (PROTOCOL.md, "The node").
public enum Action: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case create
  case update
  case delete
  case completeTodo
  case createTodo
  case snooze
  case archive
  case unarchive
  case merge

  /// The name in `action`.
  public var name: StaticString {
    switch self {
    case .create: "CREATE"
    case .update: "UPDATE"
    case .delete: "DELETE"
    case .completeTodo: "COMPLETE_TODO"
    case .createTodo: "CREATE_TODO"
    case .snooze: "SNOOZE"
    case .archive: "ARCHIVE"
    case .unarchive: "UNARCHIVE"
    case .merge: "MERGE"
    }
  }

  /// How many parents a node of this action has.
  public var parentCount: ClosedRange<Int> {
    switch self {
    case .create: 0...0
    case .merge: 2...10
    default: 1...1
    }
  }
}
