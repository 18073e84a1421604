internal import RedoProtocol

/// What a MERGE writes of one todo.
struct TodoAssignment {
  let id: TodoID
  private var notes: [LogText]?
  private var deadline: Instant?
  /// A completion may be written as none too.
  private var completed: Instant??
  /// Where the todo stands in a state that has it; few bytes, since a MERGE may write of thousands.
  private let place: Int32

  init(_ id: TodoID, at place: Int) {
    self.id = id
    self.place = Int32(truncatingIfNeeded: place)
  }

  /// The fields that are written.
  var fields: [TodoField] {
    (deadline == nil ? [] : [.deadline]) + (completed == nil ? [] : [.completed])
      + (notes == nil ? [] : [.notes])
  }

  /// Writes a field too; a value that it cannot hold, such as an unset deadline, writes nothing.
  mutating func write(_ value: FieldValue, to field: TodoField) {
    switch (field, value) {
    case (.deadline, .instant(let instant)): deadline = instant
    case (.completed, .instant(let instant)): completed = .some(instant)
    case (.completed, .unset): completed = .some(nil)
    case (.notes, .notes(let notes)): self.notes = notes
    default: break
    }
  }

  /// Sets what is written, if the task has the todo.
  ///
  /// `shift` tells how far off its place the one before was, which mostly stands in front of it.
  func apply(to fold: inout TaskFold, shiftedBy shift: inout Int) {
    guard let found = fold.place(of: id, near: Int(place) + shift) else { return }
    shift = found - Int(place)
    fold.amend(at: found) { todo in
      if let deadline { todo.deadline = deadline }
      if let completed { todo.completed = completed }
      if let notes { todo.notes = notes }
    }
  }
}
