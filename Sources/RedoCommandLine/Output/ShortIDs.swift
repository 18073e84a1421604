internal import RedoProtocol
internal import RedoTasks

/// The start of each shown task's id that is enough to name it.
struct ShortIDs {
  /// How many characters are enough, but for the rare task that shares them with another.
  static let length = 8

  private var shared: Set<UInt64> = []

  /// Looks for tasks whose ids start like a shown one's.
  /// - Complexity: O(*n*) in the number of tasks.
  init(for shown: some Sequence<TaskState>, in projection: Projection) {
    var counts: [UInt64: Int] = [:]
    for task in shown { counts[Self.start(of: task.id)] = 0 }
    for task in projection.tasks {
      let start = Self.start(of: task.id)
      guard let count = counts[start] else { continue }
      counts[start] = count + 1
      if count > 0 { shared.insert(start) }
    }
  }

  /// The short id of a shown task: 8 characters, or the whole id where they are another's too.
  func text(of id: TaskID) -> String {
    shared.contains(Self.start(of: id)) ? id.description : Self.text(of: id)
  }

  /// The first 8 characters of an id, for where no other tasks are at hand.
  static func text(of id: TaskID) -> String {
    let digits = String(start(of: id), radix: 16)
    return String(repeating: "0", count: length - digits.utf8.count) + digits
  }

  /// The 8 hex digits before the first hyphen.
  private static func start(of id: TaskID) -> UInt64 {
    id.uuid.high >> 32
  }
}
