/// Why the text that is to name a task names none, with the tasks that may be meant.
public enum TaskLookupError: Error, Hashable, Sendable {
  /// It is the beginning of an id, with too few characters.
  case tooShort(String, near: [TaskReference])
  /// Several ids begin so: the first of them, and how many there are.
  case ambiguous(String, candidates: [TaskReference], count: Int)
  /// No id begins so; near are ids that differ by one slip, and titles that have the words.
  case unknown(String, near: [TaskReference])

  /// What was wrong, and what to write instead; the ``candidates`` go behind it.
  public var message: String {
    switch self {
    case .tooShort(let text, _):
      "\"\(text)\" is too short for an id: write at least \(IDPrefix.leastDigits) of its characters"
    case .ambiguous(let text, _, let count):
      "\"\(text)\" begins the ids of \(count) tasks: write more of its characters"
    case .unknown(let text, let near) where near.isEmpty:
      "no task has the id \"\(text)\": redo list --all shows the ids"
    case .unknown(let text, _):
      "no task has the id \"\(text)\": write the id of a task that it may mean"
    }
  }

  /// The tasks that may be meant, at most 10.
  public var candidates: [TaskReference] {
    switch self {
    case .tooShort(_, let near), .unknown(_, let near): near
    case .ambiguous(_, let candidates, _): candidates
    }
  }
}
