internal import RedoCrypto
internal import RedoProtocol

/// Makes change logs of any size, always the same ones, signed with a fixed key.
struct LogMaker {
  /// A task that later changes may build on.
  private struct Tip {
    let taskID: TaskID
    let todoID: TodoID
    var id: NodeID
    var lamport: Int64
    var isDone = false
  }

  private let key: SigningKey
  private let author: Author
  private let sha256 = SHA256()
  private var random: UInt64 = 0x5EED
  private var tips: [Tip] = []
  private var wall = Instant(milliseconds: 1_767_225_600_000)
  private(set) var count = 0

  /// Takes the key whose seed is 32 equal bytes; nil where libsodium has no memory for it.
  init?() {
    let seed = [UInt8](repeating: 7, count: SigningKey.seedLength)
    guard let key = seed.withUnsafeBytes({ SigningKey(seed: $0) }) else { return nil }
    self.key = key
    author = Author(publicKey: key.verifyingKey, deviceID: "000000be")
  }

  /// Makes a log, handing over lines as they come.
  mutating func make(_ shape: Shape, _ emit: ([UInt8]) -> Void) {
    switch shape {
    case .tasks(let count, let completed):
      for number in 0..<count {
        begin(number, emit)
        if number % 10 < completed { complete(number, emit) }
      }
    case .changes(let total):
      while count < total { change(emit) }
    }
  }

  /// One line more: a task's new priority.
  mutating func update(_ emit: ([UInt8]) -> Void) {
    let place = number(below: tips.count)
    grow(place, .update(TaskFields(priority: UInt8(number(below: 5) + 1))), emit)
  }

  private mutating func change(_ emit: ([UInt8]) -> Void) {
    let open = tips.count
    switch number(below: 100) {
    case 0..<67: begin(open, emit)
    case _ where open == 0: return
    case 67..<86: complete(number(below: open), emit)
    case 86..<96: update(emit)
    case 96..<99:
      let place = number(below: open)
      grow(place, .snooze(Snooze(todoID: tips[place].todoID, target: .days(2))), emit)
    default: grow(number(below: open), .archive, emit)
    }
  }

  private mutating func begin(_ number: Int, _ emit: ([UInt8]) -> Void) {
    let verbs = ["Call", "Write", "Pay", "Read", "Clean", "Plan", "Fix", "Send"]
    let things = ["the report", "a letter", "the bill", "the garden", "Ana’s draft", "the roof"]
    let title = "\(verbs[number % 8]) \(things[number % 6]) \(number) #tag\(number % 9)"
    let fields = TaskFields(
      title: title, description: details(of: number),
      priority: UInt8(number % 5 + 1), frequencyDays: number % 7 == 0 ? 7 : nil)
    tips.append(
      Tip(
        taskID: TaskID(uuid()), todoID: TodoID(uuid()), id: NodeID(Digest(0, 0, 0, 0)), lamport: 0))
    let place = tips.count - 1
    let due = Instant(
      milliseconds: 1_795_000_000_000 + Int64(self.number(below: 2000) - 800) * 3_600_000)
    grow(place, .create(fields), emit)
    grow(place, .createTodo(NewTodo(todoID: tips[place].todoID, deadline: due)), emit)
  }

  /// What stands below the title of every other task: a note, an address or steps, no two alike, since
  /// what a task has in common with the one before is not sent again.
  private func details(of number: Int) -> String? {
    let people = ["Ben", "Mia", "Dr. Weiss", "the landlord", "Tom and Lea"]
    let person = people[number / 6 % 5]
    return switch number % 6 {
    case 0: "Before \(number % 9 + 9):30.\nAsk \"\(person)\" where key \(number) is."
    case 2: "From \(person): https://example.org/notes/\(number)"
    case 4: "- [ ] ring \(person)\n- [x] find page \(number)\n- [ ] take it there"
    default: nil
    }
  }

  private mutating func complete(_ place: Int, _ emit: ([UInt8]) -> Void) {
    guard !tips[place].isDone else { return update(emit) }
    tips[place].isDone = true
    grow(
      place, .completeTodo(TodoCompletion(todoID: tips[place].todoID, completed: wall)), emit)
  }

  private mutating func grow(_ place: Int, _ change: Change, _ emit: ([UInt8]) -> Void) {
    let tip = tips[place]
    let draft = NodeDraft(
      change: change, taskID: tip.taskID, parents: tip.lamport == 0 ? [] : [tip.id],
      lamport: tip.lamport + 1, wall: wall, author: author)
    let (id, line) = draft.signed(by: key, with: sha256)
    emit(line + [0x0A])
    tips[place].id = id
    tips[place].lamport += 1
    wall.milliseconds += 977
    count += 1
  }

  private mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  private mutating func uuid() -> UUIDv4 {
    UUIDv4(randomBytes: (0..<16).map { _ in UInt8(truncatingIfNeeded: next()) })
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = random
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
