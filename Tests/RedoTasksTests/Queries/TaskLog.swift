import RedoCrypto
import RedoProtocol
import RedoTasks
import Testing

/// A log of signed nodes, task by task, for tests that ask for tasks.
struct TaskLog {
  private let key: SigningKey
  private let author: Author
  private let sha256 = SHA256()
  private var bytes: [UInt8] = []
  private var heads: [(task: TaskID, node: NodeID, lamport: Int64, wall: Instant)] = []

  init() throws {
    let seed = [UInt8](repeating: 7, count: SigningKey.seedLength)
    key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    author = Author(publicKey: key.verifyingKey, deviceID: "test")
  }

  /// Friday, 20 November 2026, 14:05, in UTC.
  static let now = Instant(rfc3339: "2026-11-20T14:05:00Z") ?? .earliest

  /// What all replays to.
  var projection: Projection {
    Projection(replaying: ChangeLog(LogBytes(bytes)))
  }

  /// Writes a task, with a due date its todo too, and gives back the task's place.
  @discardableResult
  mutating func add(
    _ title: String, priority: UInt8? = nil, points: Int64? = nil, due: Instant? = nil,
    created: Instant = Self.now, name: UInt64? = nil, every days: Int64? = nil
  ) -> Int {
    let place = heads.count
    let id = Self.uuid(high: name ?? UInt64(place), low: 1)
    let fields = TaskFields(
      title: title, storyPoints: points, priority: priority, frequencyDays: days)
    heads.append((TaskID(id), NodeID(sha256.digest(of: bytes.span)), 0, created))
    write(.create(fields), of: place, on: [])
    if let due { addTodo(to: place, due: due) }
    return place
  }

  /// Writes another todo of a task; `number` 0 is the one that a due date comes with.
  mutating func addTodo(_ number: UInt64 = 0, to place: Int, due: Instant) {
    append(
      .createTodo(NewTodo(todoID: Self.todo(number, of: place), deadline: due)), to: place)
  }

  /// Writes another change of a task.
  mutating func append(_ change: Change, to place: Int) {
    write(change, of: place, on: [heads[place].node])
  }

  /// Completes one of a task's todos, else its first.
  mutating func complete(_ place: Int, todo number: UInt64 = 0, at moment: Instant = Self.now) {
    let todo = Self.todo(number, of: place)
    append(.completeTodo(TodoCompletion(todoID: todo, completed: moment)), to: place)
  }

  private mutating func write(_ change: Change, of place: Int, on parents: [NodeID]) {
    let head = heads[place]
    let draft = NodeDraft(
      change: change, taskID: head.task, parents: parents, lamport: head.lamport + 1,
      wall: head.wall, author: author)
    let (id, line) = draft.signed(by: key, with: sha256)
    bytes += line + [0x0A]
    heads[place].node = id
    heads[place].lamport += 1
  }

  private static func todo(_ number: UInt64, of place: Int) -> TodoID {
    TodoID(uuid(high: UInt64(place), low: number + 2))
  }

  private static func uuid(high: UInt64, low: UInt64) -> UUIDv4 {
    let words = [high, low]
    return UUIDv4(
      randomBytes: (0..<16).map { (place: Int) -> UInt8 in
        let shift = UInt64(56 - place % 8 * 8)
        return UInt8(truncatingIfNeeded: words[place / 8] >> shift)
      })
  }
}
