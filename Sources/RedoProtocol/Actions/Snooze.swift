/// SNOOZE: a todo's deadline moves.
public struct Snooze<Text: Hashable & Sendable>: Hashable, Sendable {
  /// How the new deadline is told.
  public enum Target: Hashable, Sendable {
    /// So many days, 1 or more, of 86,400 s after the present deadline.
    case days(Int64)
    /// At this moment.
    case until(Instant)
  }

  /// Which todo.
  public var todoID: TodoID
  /// The target's number: every node of a log has room for it, and ``Target`` takes 15 bytes more.
  private var amount: Int64
  /// What was noted with it; replay adds it to the todo's notes.
  public var notes: Text?
  private var isInDays: Bool

  /// Where its deadline goes.
  public var target: Target { isInDays ? .days(amount) : .until(Instant(milliseconds: amount)) }

  /// Creates a snooze.
  public init(todoID: TodoID, target: Target, notes: Text? = nil) {
    self.todoID = todoID
    self.notes = notes
    switch target {
    case .days(let days): (amount, isInDays) = (days, true)
    case .until(let instant): (amount, isInDays) = (instant.milliseconds, false)
    }
  }

  /// The same snooze with its text in another form.
  func map<Other>(_ transform: (Text) -> Other) -> Snooze<Other> {
    let target: Snooze<Other>.Target =
      switch self.target {
      case .days(let days): .days(days)
      case .until(let instant): .until(instant)
      }
    return Snooze<Other>(todoID: todoID, target: target, notes: notes.map(transform))
  }
}

extension Snooze<LogText> {
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    var members = TodoMembers()
    var targets: [Target] = []
    for key in tape.keys(of: payload) {
      if tape.string(key, is: "daysToExtend", in: text) {
        let days = try tape.integer(key + 1, in: text, FieldRanges.snoozeDays)
        targets.append(.days(days))
      } else if tape.string(key, is: "newDeadline", in: text) {
        targets.append(.until(try tape.instant(key + 1, in: text)))
      } else {
        try members.readShared(key, tape, in: text, base: base)
      }
    }
    guard let todoID = members.todoID, targets.count == 1 else { throw .schemaMismatch }
    self.init(todoID: todoID, target: targets[0], notes: members.notes)
  }
}

extension Snooze<String> {
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    switch target {
    case .days(let days):
      writer.write("daysToExtend", days)
    case .until(let instant):
      writer.write("newDeadline", instant.wallText)
    }
    TodoMembers.writeShared(notes: notes, todoID, to: &writer)
    writer.endObject()
  }
}
