internal import RedoProtocol
internal import RedoTasks

/// What an undo leaves as it is while it looks for what it can take back: what others changed since,
/// and what the device had done there before that.
struct KeptFields {
  private var tasks: Set<TaskID> = []
  private var fields: [TaskID: Set<StateField>] = [:]

  /// Whether a task stays whole.
  func keeps(_ task: TaskID) -> Bool { tasks.contains(task) }

  /// The fields of a task that stay.
  subscript(task: TaskID) -> Set<StateField> { fields[task] ?? [] }

  /// Keeps tasks whole.
  mutating func keep(_ others: some Sequence<TaskID>) {
    tasks.formUnion(others)
  }

  /// Keeps some fields of tasks.
  mutating func keep(_ others: [TaskID: Set<StateField>]) {
    fields.merge(others) { $0.union($1) }
  }
}
