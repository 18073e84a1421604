internal import RedoProtocol

/// The fields of a todo that changes set; the raw value is their key, and a resolution's `path`.
public enum TodoField: String, CaseIterable, Sendable {
  case deadline
  case completed
  case notes

  func value(in todo: TodoFold) -> FieldValue {
    switch self {
    case .deadline: .instant(todo.deadline)
    case .completed: todo.completed.map { .instant($0) } ?? .unset
    case .notes: .notes(todo.notes)
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
