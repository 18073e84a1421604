internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What two people do to the same tasks on two devices → the same state on both.
///
/// The bytes choose intents, clocks that go astray, and which lines arrive when.
struct ReplicasTarget {
  private let replicas: [FuzzReplica]
  private var input: FuzzInput

  init?(_ input: [UInt8]) {
    guard let first = FuzzReplica(1), let second = FuzzReplica(2) else { return nil }
    replicas = [first, second]
    self.input = FuzzInput(input)
  }

  mutating func run() {
    var steps = 0
    while !input.isEmpty, steps < 24 {
      let place = input.choice(2)
      step(replicas[place], replicas[1 - place])
      steps += 1
    }
    replicas[0].take(replicas[1].lines)
    replicas[1].take(replicas[0].lines)
    let outcome = Outcome(replicas[0].projection)
    precondition(Outcome(replicas[1].projection) == outcome, "two replicas differ")
    ProjectionClaims(projection: replicas[0].projection).check()
    let backwards = Array(replicas[0].lines.reversed().joined())
    var anew = ChangeLog(LogBytes([]))
    anew.extend(to: LogBytes(backwards), isVerified: true)
    precondition(
      Outcome(Projection(replaying: anew)) == outcome,
      "a replica differs from its own lines backwards")
  }

  private mutating func step(_ replica: FuzzReplica, _ other: FuzzReplica) {
    switch input.choice(16) {
    case 0, 1: replica.take(other.news(for: replica))
    case 2:
      // Some lines come late or out of order.
      let news = other.news(for: replica)
      let isEven = input.flag()
      replica.take(
        news.enumerated().filter { ($0.offset % 2 == 0) == isEven }.map(\.element).reversed())
    case 3: replica.now.milliseconds += Int64(input.choice(256) - 128) * 3_600_000
    case 4: _ = replica.run(.undo)
    case 5: _ = replica.run(.redo)
    case 6: tryUndo(intent(replica), on: replica)
    default: _ = replica.run(intent(replica))
    }
  }

  /// What an intent changed to the eye, an undo right after it changes back, and a redo again.
  private mutating func tryUndo(_ intent: Intent, on replica: FuzzReplica) {
    let before = replica.projection
    guard replica.run(intent) else { return }
    let after = visible(replica.projection)
    guard after != visible(before) else { return }
    precondition(replica.run(.undo), "\(intent) cannot be undone")
    let undone = visible(replica.projection)
    precondition(
      undone == visible(before) || undone == withdrawingTwins(of: before, gone: replica),
      "the undo of \(intent) leaves something behind")
    guard input.flag() else { return }
    precondition(replica.run(.redo), "\(intent) cannot be redone")
    precondition(
      visible(replica.projection) == after, "the redo of \(intent) does something else")
  }

  /// What was to be seen, but for the twins that are gone since: an undo does not bring back those
  /// that went along with a change (PROTOCOL.md, "Twins").
  private func withdrawingTwins(
    of before: Projection, gone replica: FuzzReplica
  ) -> [TaskID: VisibleState] {
    let graph = before.graph
    let heads = before.tasks.flatMap(before.twinHeads).filter {
      !replica.projection.graph.isLive($0)
    }
    let pairs = Set(heads + heads.flatMap { graph.parents(of: $0) })
    return visible(
      Projection(graph.restricted(to: graph.nodes.indices.filter { !pairs.contains($0) })))
  }

  private func visible(_ projection: Projection) -> [TaskID: VisibleState] {
    Dictionary(
      uniqueKeysWithValues: projection.tasks.map { ($0.id, projection.visibleState(of: $0)) })
  }

  private mutating func intent(_ replica: FuzzReplica) -> Intent {
    let kind = input.choice(13)
    var tasks: [TaskID] = []
    let known = replica.projection.tasks.map(\.id).sorted()
    for _ in 0...(input.choice(4) == 3 ? 1 : 0) where !known.isEmpty {
      tasks.append(known[input.choice(known.count)])
    }
    guard !tasks.isEmpty, kind > 1 else { return .add([draft(replica)]) }
    return switch kind {
    case 2, 3, 4: .complete(tasks)
    case 5: .snooze(tasks, .days(days()))
    case 6: .snooze(tasks, .until(moment(replica)))
    case 7, 8: .edit(tasks, edit(replica))
    case 9: .archive(tasks)
    case 10: .unarchive(tasks)
    case 11: .merge(input.flag() ? tasks : [])
    default: .delete(tasks)
    }
  }

  private mutating func draft(_ replica: FuzzReplica) -> TaskDraft {
    let members = input.byte()
    var draft = TaskDraft(title: title())
    if members & 1 != 0 { draft.description = input.text() }
    if members & 2 != 0 { draft.priority = input.choice(7) }
    if members & 4 != 0 { draft.rhythm = rhythm(input.choice(10)) }
    if members & 8 != 0 { draft.storyPoints = input.choice(5) - 1 }
    if members & 16 != 0 { draft.due = .none }
    if members & 32 != 0 { draft.due = .at(moment(replica)) }
    return draft
  }

  private mutating func edit(_ replica: FuzzReplica) -> TaskEdit {
    let members = input.byte()
    var edit = TaskEdit()
    if members & 1 != 0 { edit.title = title() }
    if members & 2 != 0 { edit.description = input.text() }
    if members & 4 != 0 { edit.priority = input.choice(7) }
    if members & 8 != 0 { edit.storyPoints = Int64(input.choice(5)) - 1 }
    if members & 16 != 0 { edit.repeats = input.flag() ? .never : .every(rhythm(days())) }
    if members & 32 != 0 {
      edit.due = input.flag() ? .days(days()) : .until(moment(replica))
    }
    return edit
  }

  /// So many units of a kind, days more often than others.
  private mutating func rhythm(_ count: some BinaryInteger) -> Rhythm {
    let count = Int64(count)
    return switch input.choice(6) {
    case 0: .fixedDays(count)
    case 1: .months(count)
    case 2: .years(count)
    default: .days(count)
    }
  }

  private mutating func title() -> String {
    let titles = ["pay", "pay #once #monthly", "e\u{301}", "\u{E9}", "#once", "x #home @ana", ""]
    let choice = input.choice(8)
    return choice < titles.count ? titles[choice] : input.text()
  }

  private mutating func days() -> Int64 {
    let limits: [Int64] = [1, 7, 0, -1, 3_652_424, 1_000_000_000, 9_007_199_254_740_991, .max]
    return limits[input.choice(limits.count)]
  }

  private mutating func moment(_ replica: FuzzReplica) -> Instant {
    switch input.choice(6) {
    case 0: .earliest
    case 1: .latest
    case 2: replica.now
    case 3: Instant(milliseconds: input.number())
    default: replica.now.advanced(byDays: Int64(input.choice(60)) - 30)
    }
  }
}
