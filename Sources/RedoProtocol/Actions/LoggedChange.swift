/// A change as it stands in the log: numbers decoded, texts as places in the log.
public enum LoggedChange: Hashable, Sendable {
  case create(LoggedFields)
  case update(LoggedFields)
  case createTodo(NewTodo<LogText>)
  case completeTodo(TodoCompletion<LogText>)
  case snooze(Snooze<LogText>)
  case archive
  case unarchive
  /// The payload is read from the log when somebody needs it.
  case delete(payload: LogText)
  /// The payload is read from the log when somebody needs it.
  case merge(payload: LogText)

  /// What the wire calls it.
  public var action: Action {
    switch self {
    case .create: .create
    case .update: .update
    case .createTodo: .createTodo
    case .completeTodo: .completeTodo
    case .snooze: .snooze
    case .archive: .archive
    case .unarchive: .unarchive
    case .delete: .delete
    case .merge: .merge
    }
  }

  /// Whether it is an UPDATE that sets how often the task comes again.
  public var setsFrequency: Bool {
    if case .update(let update) = self { update.frequencyDays != nil } else { false }
  }
}

extension LoggedChange {
  /// Reads a payload (PROTOCOL.md, "Verdicts", checks 3 to 5).
  init(
    _ action: Action, _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    switch action {
    case .create:
      self = .create(try CreateTask.read(tape, payload, in: text, base: base))
    case .update:
      try ForbiddenFieldRule.check(tape, payload, in: text)
      self = .update(try UpdateTask.read(tape, payload, in: text, base: base))
    case .createTodo:
      self = .createTodo(try NewTodo(tape, payload, in: text, base: base))
    case .completeTodo:
      self = .completeTodo(try TodoCompletion(tape, payload, in: text, base: base))
    case .snooze:
      self = .snooze(try Snooze(tape, payload, in: text, base: base))
    case .archive:
      try Self.requireEmpty(tape, payload)
      self = .archive
    case .unarchive:
      try Self.requireEmpty(tape, payload)
      self = .unarchive
    case .delete:
      guard DeletedChain.isPresent(tape, payload, in: text) else { throw .missingDeletedChain }
      _ = try DeletedChain.read(tape, payload, in: text)
      self = .delete(payload: Self.place(tape[payload], base))
    case .merge:
      _ = try Merge<LogText>(tape, payload, in: text, base: base)
      self = .merge(payload: Self.place(tape[payload], base))
    }
  }

  private static func requireEmpty(_ tape: JSONTape, _ payload: Int) throws(Violation) {
    guard Int(tape[payload].next) == payload + 1 else { throw .schemaMismatch }
  }

  private static func place(_ token: JSONToken, _ base: Int) -> LogText {
    LogText(offset: base + Int(token.start), length: token.range.count, isEscaped: false)
  }
}
