public import RedoProtocol
public import RedoTasks

/// What a person wants done.
///
/// A key, a verb and a test all ask for the same intents.
public enum Intent: Hashable, Sendable {
  /// New tasks, one write however many.
  case add([TaskDraft])
  /// The tasks' open todos are done; repeating ones fall due again.
  case complete([TaskID])
  /// The tasks' deadlines move.
  case snooze([TaskID], SnoozeTarget)
  /// The intent on one task, only where that is still due at the time that somebody was told of.
  indirect case whileDue(TaskOccurrence, Intent)
  /// This time of tasks that come back is left out; they fall due on the next date.
  case skip([TaskID])
  /// Fields of the tasks change.
  case edit([TaskID], TaskEdit)
  /// The tasks are put away.
  case archive([TaskID])
  /// The tasks are brought back.
  case unarchive([TaskID])
  /// The tasks are deleted, all branches of them.
  case delete([TaskID])
  /// The branches of the tasks become one; of all tasks that have several where none is named.
  case merge([TaskID])
  /// The branches of a task become one, with the values that a person chose.
  case settle(TaskID, [StateField: VersionChoice])
  /// Single fields of a task are given values.
  case setFields(TaskID, [StateField: ShownValue], FieldSetting)
  /// What one change did to its task is taken back, whoever made it and whatever came later.
  case takeBackChange(NodeID)
  /// What these intents of this device did is taken back, as far as they stand: one change of its own,
  /// which undo takes back in turn.
  case takeBack([IntentMark])
  /// Tasks of another program, as far as the log does not name them; one write however many.
  case bring([ImportedTask])
  /// This device's last intent that is not undone is taken back.
  case undo
  /// The intent that this device took back last happens again.
  case redo

  /// Whether planning it needs no look at the log: a new task has no parents.
  public var needsNoState: Bool {
    if case .add = self { true } else { false }
  }

  /// The tasks that go on growing, on one branch from then on.
  var growingTasks: [TaskID] {
    switch self {
    case .complete(let ids), .skip(let ids), .snooze(let ids, _), .edit(let ids, _),
      .archive(let ids),
      .unarchive(let ids):
      ids
    case .settle(let id, _), .setFields(let id, _, _): [id]
    case .add, .bring, .delete, .merge, .takeBack, .takeBackChange, .undo, .redo, .whileDue: []
    }
  }
}
