import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo and redo of random work after another device has changed some of it.
@Suite struct UndoAmongOthersTests {
  /// 80 histories in the gate, 4,000 with `REDO_LONG=1`.
  private static let histories = Machine.count(80, long: 4_000)
  /// Histories in which another device had done the same, so that an undo had nothing to write for an
  /// intent and went on to the making of the task.
  private static let onceWrong = [165, 1154]

  private func begun() throws -> (own: ScriptedReplica, other: ScriptedReplica, ids: [TaskID]) {
    let own = try ScriptedReplica()
    let ids = try ["One p3 tomorrow", "Two every 3 days", "Three p5 friday"].map {
      try #require(own.add($0))
    }
    return (own, try own.fork(device: "phone", seed: 9), ids)
  }

  /// An edit of one to three fields, whose values often meet.
  private func edit(_ work: inout RandomWork, at now: Instant) -> TaskEdit {
    var edit = TaskEdit()
    for _ in 0..<work.number(1...3) {
      switch work.number(0...5) {
      case 0: edit.title = "Renamed \(work.number(1...3))"
      case 1: edit.description = "line \(work.number(1...3))"
      case 2, 3: edit.priority = work.number(1...5)
      case 4: edit.storyPoints = Int64(work.number(0...3))
      default: edit.due = .until(now.advanced(byDays: Int64(work.number(1...3))))
      }
    }
    return edit
  }

  private func intent(
    _ ids: [TaskID], _ work: inout RandomWork, at now: Instant
  ) -> Intent {
    let some = ids.filter { _ in work.number(0...1) == 0 }
    let chosen = some.isEmpty ? [ids[0]] : some
    return switch work.number(0...11) {
    case 0: .archive(chosen)
    case 1: .unarchive(chosen)
    case 2: .snooze(chosen, .days(Int64(work.number(1...3))))
    default: .edit(chosen, edit(&work, at: now))
    }
  }

  @Test(arguments: 0..<4)
  func `redo takes back exactly what each undo did, whatever another device did before it`(
    share: Int
  ) throws {
    let first = Array(stride(from: share, to: Self.histories, by: 4))
    for history in first + Self.onceWrong.filter({ $0 % 4 == share }) {
      var work = RandomWork(seed: UInt64(history) &* 86_028_121 &+ 13)
      let (own, other, ids) = try begun()
      for _ in 0..<work.number(2...6) { _ = own.tried(intent(ids, &work, at: own.now)) }
      if work.number(0...2) > 0 { other.take(from: own) }
      other.wait(seconds: Int64(work.number(0...1)) * 600)
      for _ in 0..<work.number(1...3) { _ = other.tried(intent(ids, &work, at: other.now)) }
      own.take(from: other)
      own.wait(seconds: 1200)
      var states = [own.states]
      for step in 0..<14 {
        let story: Comment = "seed \(work.generator.seed), step \(step)"
        let isUndo = work.number(0...4) > 1
        if isUndo, own.tried(.undo) {
          #expect(own.states != states.last, story)
          states.append(own.states)
        } else if states.count > 1 {
          #expect(own.tried(.redo), story)
          states.removeLast()
          #expect(own.states == states.last, story)
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `what another device set since is there after every undo`(share: Int) throws {
    for history in stride(from: share, to: Self.histories, by: 4) {
      var work = RandomWork(seed: UInt64(history) &* 49_979_687 &+ 29)
      let (own, other, ids) = try begun()
      for _ in 0..<work.number(2...6) { _ = own.tried(.edit(ids, edit(&work, at: own.now))) }
      other.take(from: own)
      other.wait(seconds: 600)
      let before = try #require(other.states[ids[0]])
      _ = other.tried(.edit([ids[0]], edit(&work, at: other.now)))
      let after = try #require(other.states[ids[0]])
      own.take(from: other)
      own.wait(seconds: 1200)
      // Until the task itself would go.
      for _ in 0..<9 {
        let last = own.states
        guard own.tried(.undo), let now = own.states[ids[0]] else { break }
        let story: Comment = "seed \(work.generator.seed)"
        #expect(own.states != last, story)
        if before.title != after.title { #expect(now.title == after.title, story) }
        if before.description != after.description {
          #expect(now.description == after.description, story)
        }
        if before.priority != after.priority { #expect(now.priority == after.priority, story) }
        if before.storyPoints != after.storyPoints {
          #expect(now.storyPoints == after.storyPoints, story)
        }
        if before.todos != after.todos { #expect(now.todos == after.todos, story) }
      }
    }
  }

  @Test
  func `a device that lost its log and fetched it undoes and redoes field by field as it did`()
    throws
  {
    let (own, other, ids) = try begun()
    own.wait(seconds: 60)
    _ = try own.run(.edit([ids[0]], TaskEdit(priority: 1)))
    own.wait(seconds: 60)
    _ = try own.run(.edit([ids[0]], TaskEdit(title: "Renamed", priority: 5)))
    other.take(from: own)
    other.wait(seconds: 600)
    _ = try other.run(.edit([ids[0]], TaskEdit(priority: 1)))
    own.take(from: other)
    own.wait(seconds: 1200)
    let before = own.states
    _ = try own.run(.undo)
    let undone = own.states
    let anew = try ScriptedReplica()
    anew.take(from: other)
    anew.take(from: own)
    anew.wait(seconds: 36_000)
    #expect(anew.states == undone)
    _ = try anew.run(.redo)
    #expect(anew.states == before)
    _ = try anew.run(.undo)
    // All else that was done to the task stays; the next undo is of another one.
    _ = try anew.run(.undo)
    #expect(anew.states[ids[0]] == undone[ids[0]])
    #expect(anew.states[ids[2]] == nil)
  }
}
