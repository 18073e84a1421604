internal import RedoProtocol

/// The fields of a todo that changes set; the raw value is their key, and a resolution's `path`.
public enum TodoField: String, CaseIterable, Sendable {
  case deadline
  case completed
  case notes

  func value(of id: TodoID, in fold: TaskFold) -> FieldValue {
    guard let todo = fold.todo(id) else { return .unset }
    return switch self {
    case .deadline: .instant(todo.deadline)
    case .completed: todo.completed.map { .instant($0) } ?? .unset
    case .notes: .notes(todo.notes)
    }
  }

  /// Sets the field of a todo that there is; a value of another type changes nothing.
  func set(_ value: FieldValue, of id: TodoID, in fold: inout TaskFold) {
    fold.amend(id) { todo in
      switch (self, value) {
      case (.deadline, .instant(let instant)): todo.deadline = instant
      case (.completed, .instant(let instant)): todo.completed = instant
      case (.completed, .unset): todo.completed = nil
      case (.notes, .notes(let notes)): todo.notes = notes
      default: break
      }
    }
  }

  /// The value that a `manual` resolution gives; nil where the field cannot hold it.
  func value(
    from manual: FieldResolution<LogText>.Value, in bytes: LogBytes
  ) -> FieldValue? {
    guard case .text(let text) = manual else { return nil }
    guard self != .notes else { return .notes(text.length > 0 ? [text] : []) }
    let string = Array(bytes.string(text).utf8)
    return Instant(rfc3339: string.span).map { .instant($0) }
  }
}
