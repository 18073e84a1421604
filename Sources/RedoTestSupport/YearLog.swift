internal import RedoCrypto
internal import RedoProtocol

/// A year of a busy person's changes up to Friday, 20 November 2026, 14:05: always the same ones.
///
/// It is signed node by node and replayed once, since a replay after each change would take minutes.
struct YearLog {
  /// The log's lines.
  static let bytes: [UInt8] = {
    guard var log = YearLog() else { return [] }
    log.write()
    return log.bytes
  }()
  /// Up to where its signatures are verified, once for all who take it.
  static let watermark = ChangeLog(LogBytes(bytes)).watermark

  private let key: SigningKey
  private let author: Author
  private let sha256 = SHA256()
  private var generator = SeededGenerator(seed: 2026)
  private var bytes: [UInt8] = []

  private init?() {
    let seed = [UInt8](repeating: 9, count: SigningKey.seedLength)
    guard let key = seed.withUnsafeBytes({ SigningKey(seed: $0) }) else { return nil }
    self.key = key
    author = Author(publicKey: key.verifyingKey, deviceID: "desktop", name: "Ana")
  }

  private static let lastDay = Instant(rfc3339: "2026-11-20T00:00:00Z") ?? .earliest

  private mutating func write() {
    for ago in stride(from: 360, through: 0, by: -1) {
      let midnight = Self.lastDay.advanced(byDays: -Int64(ago))
      for _ in 0..<completions(ago: ago, on: midnight.utc.date.weekday) {
        let done = midnight.later(minutes: minute(isToday: ago == 0))
        let made = done.later(minutes: -random(14_000) - 60)
        let isLate = random(5) == 0
        task(made: made, due: done.later(minutes: isLate ? -300 : 900), done: done)
      }
    }
    for number in 0..<38 {
      let due = Self.lastDay.later(minutes: (number * 7 % 40 - 4) * 1440 + 600 + number * 20)
      task(made: Self.lastDay.later(minutes: -random(60_000)), due: due, done: nil)
    }
    for _ in 0..<4 { task(made: Self.lastDay.later(minutes: -900), due: nil, done: nil) }
  }

  /// More on weekdays, a holiday in August, and more of late.
  private mutating func completions(ago: Int, on weekday: Int) -> Int {
    if (95..<112).contains(ago) { return random(9) == 0 ? 1 : 0 }
    let usual = weekday >= 6 ? random(3) : 1 + random(4)
    return ago < 45 ? usual + random(3) : random(8) == 0 ? 0 : usual
  }

  /// Mostly late in the morning, then in the afternoon.
  private mutating func minute(isToday: Bool) -> Int {
    let hour = [8, 9, 9, 10, 10, 10, 10, 11, 11, 13, 14, 14, 15, 16, 16, 17, 20, 22][random(18)]
    return (isToday ? min(hour, 13) : hour) * 60 + random(60)
  }

  private mutating func task(made: Instant, due: Instant?, done: Instant?) {
    let fields = TaskFields(
      title: "task", storyPoints: [1, 1, 2, 2, 3, 5, 8][random(7)],
      priority: UInt8([1, 2, 3, 3, 3, 4, 4, 5][random(8)]),
      frequencyDays: random(9) == 0 ? 7 : nil)
    let (taskID, todoID) = (TaskID(uuid()), TodoID(uuid()))
    var head: NodeID?
    var lamport: Int64 = 0
    func append(_ change: Change, at wall: Instant) {
      lamport += 1
      let draft = NodeDraft(
        change: change, taskID: taskID, parents: head.map { [$0] } ?? [], lamport: lamport,
        wall: wall, author: author)
      let (id, line) = draft.signed(by: key, with: sha256)
      head = id
      bytes += line + [0x0A]
    }
    append(.create(fields), at: made)
    if let due { append(.createTodo(NewTodo(todoID: todoID, deadline: due)), at: made) }
    if let done {
      append(.completeTodo(TodoCompletion(todoID: todoID, completed: done)), at: done)
    }
  }

  private mutating func random(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func uuid() -> UUIDv4 {
    UUIDv4(randomBytes: (0..<16).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
  }
}

extension Instant {
  fileprivate func later(minutes: Int) -> Instant {
    Instant(milliseconds: milliseconds + Int64(minutes) * 60_000)
  }
}
