/// Payloads from behind their opening brace to behind their closing one, keys in canonical order.
extension LineCursor {
  /// Reads the payload of an action in a text that starts at `base` in the log.
  ///
  /// Nil also for the actions whose payloads are rare and long.
  mutating func change(
    _ action: Action, in text: Span<UInt8>, base: Int
  ) -> LoggedChange? {
    switch action {
    case .create:
      guard let fields = fields(in: text, base: base), fields.title != nil else { return nil }
      return .create(fields)
    case .update:
      guard let fields = fields(in: text, base: base), !fields.isEmpty else { return nil }
      return .update(fields)
    case .createTodo: return newTodo(in: text, base: base)
    case .completeTodo: return completion(in: text, base: base)
    case .snooze: return snooze(in: text, base: base)
    case .archive: return pass("}", in: text) ? .archive : nil
    case .unarchive: return pass("}", in: text) ? .unarchive : nil
    case .delete, .merge: return nil
    }
  }

  private mutating func fields(in text: Span<UInt8>, base: Int) -> LoggedFields? {
    var fields = LoggedFields()
    if pass("\"description\":\"", in: text) {
      fields.description = logText(in: text, base: base)
      guard fields.description != nil else { return nil }
      if pass("}", in: text) { return fields }
      guard pass(",", in: text) else { return nil }
    }
    if pass("\"frequencyDays\":", in: text) {
      guard let days = number(in: text), FieldRanges.frequencyDays.contains(days)
      else { return nil }
      fields.frequencyDays = days
      if pass("}", in: text) { return fields }
      guard pass(",", in: text) else { return nil }
    }
    if pass("\"priority\":", in: text) {
      guard let priority = number(in: text), FieldRanges.priority.contains(priority)
      else { return nil }
      fields.priority = UInt8(priority)
      if pass("}", in: text) { return fields }
      guard pass(",", in: text) else { return nil }
    }
    if pass("\"privacy\":", in: text) {
      fields.privacy = pass("true", in: text) ? true : pass("false", in: text) ? false : nil
      guard fields.privacy != nil else { return nil }
      if pass("}", in: text) { return fields }
      guard pass(",", in: text) else { return nil }
    }
    if pass("\"storyPoints\":", in: text) {
      fields.storyPoints = number(in: text)
      guard fields.storyPoints != nil else { return nil }
      if pass("}", in: text) { return fields }
      guard pass(",", in: text) else { return nil }
    }
    guard pass("\"title\":\"", in: text), let title = logText(in: text, base: base),
      title.length > 0, pass("}", in: text)
    else { return nil }
    fields.title = title
    return fields
  }

  private mutating func newTodo(in text: Span<UInt8>, base: Int) -> LoggedChange? {
    guard pass("\"deadline\":\"", in: text), let deadline = instant(in: text),
      pass("\",", in: text), let rest = notesAndTodo(in: text, base: base)
    else { return nil }
    return .createTodo(NewTodo(todoID: rest.todoID, deadline: deadline, notes: rest.notes))
  }

  private mutating func completion(in text: Span<UInt8>, base: Int) -> LoggedChange? {
    guard pass("\"completed\":\"", in: text), let completed = instant(in: text),
      pass("\",", in: text), let rest = notesAndTodo(in: text, base: base)
    else { return nil }
    return .completeTodo(
      TodoCompletion(todoID: rest.todoID, completed: completed, notes: rest.notes))
  }

  private mutating func snooze(in text: Span<UInt8>, base: Int) -> LoggedChange? {
    let target: Snooze<LogText>.Target
    if pass("\"daysToExtend\":", in: text) {
      guard let days = number(in: text), FieldRanges.snoozeDays.contains(days),
        pass(",", in: text)
      else { return nil }
      target = .days(days)
    } else {
      guard pass("\"newDeadline\":\"", in: text), let instant = instant(in: text),
        pass("\",", in: text)
      else { return nil }
      target = .until(instant)
    }
    guard let rest = notesAndTodo(in: text, base: base) else { return nil }
    return .snooze(Snooze(todoID: rest.todoID, target: target, notes: rest.notes))
  }

  /// The last keys of all three, and the closing brace.
  private mutating func notesAndTodo(
    in text: Span<UInt8>, base: Int
  ) -> (todoID: TodoID, notes: LogText?)? {
    var notes: LogText?
    if pass("\"notes\":\"", in: text) {
      notes = logText(in: text, base: base)
      guard notes != nil, pass(",", in: text) else { return nil }
    }
    guard pass("\"todoTaskId\":\"", in: text), let uuid = uuid(in: text), pass("\"}", in: text)
    else { return nil }
    return (TodoID(uuid), notes)
  }

  private mutating func logText(in text: Span<UInt8>, base: Int) -> LogText? {
    guard let (range, isEscaped) = string(in: text) else { return nil }
    guard range.count <= PayloadSizeRule.limit else { return nil }
    return LogText(offset: base + range.lowerBound, length: range.count, isEscaped: isEscaped)
  }
}
