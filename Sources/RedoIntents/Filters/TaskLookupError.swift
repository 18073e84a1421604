/// Why the text that is to name a task names none, with the tasks that may be meant.
public enum TaskLookupError: Error, Hashable, Sendable {
  /// It is the beginning of an id, with too few characters: the first of those that begin so, and
  /// how many there are.
  case tooShort(String, near: [TaskReference], count: Int)
  /// Several ids begin so: the first of them, and how many there are.
  case ambiguous(String, candidates: [TaskReference], count: Int)
  /// No id begins so; near are ids that differ by one edit or begin alike, and titles that
  /// have the words.
  case unknown(String, near: [TaskReference])

  /// What was wrong, and what to write instead; the ``candidates`` go behind it.
  public var message: String {
    switch self {
    case .tooShort(let text, let candidates, _):
      "\"\(text)\" is too short for an id: write at least \(IDPrefix.leastDigits) of its characters"
        + (candidates.isEmpty ? ", as redo list --all shows them" : "")
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
    case .unknown(_, let near): near
    case .tooShort(_, let candidates, _), .ambiguous(_, let candidates, _): candidates
    }
  }

  /// How many tasks may be meant besides the ``candidates``.
  public var further: Int {
    switch self {
    case .unknown: 0
    case .tooShort(_, let candidates, let count), .ambiguous(_, let candidates, let count):
      max(0, count - candidates.count)
    }
  }
}
