import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Runs of intents that are taken back in one write, drawn at random among undos and redos.
@Suite struct UndoOfRunsTests {
  /// 48 histories in the gate, 2,000 with `REDO_LONG=1`.
  private static let histories = Machine.count(48, long: 2_000)

  /// The states that undo and redo lead to, and what a take-back goes back to.
  private struct Walk {
    private var states: [[TaskID: VisibleState]]
    private var place = 0
    /// The intents since the last undo, redo or take-back.
    private(set) var run: [IntentMark] = []
    /// What was there before the first of them.
    private var start: [TaskID: VisibleState]

    init(from state: [TaskID: VisibleState]) {
      (states, start) = ([state], state)
    }

    var canUndo: Bool { place > 0 }
    var canRedo: Bool { place < states.count - 1 }
    /// Whether the run left anything to be taken back.
    var hasRun: Bool { !run.isEmpty && states[place] != start }

    /// Goes a step, which ends the run, and says what is to be seen there.
    mutating func go(by step: Int) -> [TaskID: VisibleState] {
      place += step
      end()
      return states[place]
    }

    /// Takes in what an intent of the run led to.
    mutating func take(_ state: [TaskID: VisibleState], _ mark: IntentMark?) {
      if let mark { run.append(mark) }
      keep(state)
    }

    /// Ends the run with a take-back and says what is to be seen then.
    mutating func takeBack() -> [TaskID: VisibleState] {
      let expected = start
      keep(expected)
      end()
      return expected
    }

    private mutating func keep(_ state: [TaskID: VisibleState]) {
      states.removeSubrange((place + 1)...)
      guard state != states[place] else { return }
      states.append(state)
      place += 1
    }

    private mutating func end() {
      (run, start) = ([], states[place])
    }
  }

  private func begun() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    replica.add("Pay rent p5 every 30 days #home")
    replica.add("Write the talk ~8 friday")
    replica.add("Read someday")
    return replica
  }

  /// Takes a date off for every two other intents: that is what gives up branches most often.
  private func intent(of work: inout RandomWork, for replica: ScriptedReplica) -> Intent {
    let tasks = replica.projection.tasks
    guard work.number(0...2) == 0, !tasks.isEmpty else { return work.intent(for: replica) }
    return .edit([tasks[work.number(0...tasks.count - 1)].id], TaskEdit(takesDateAway: true))
  }

  @Test(arguments: 0..<4)
  func `take-backs, undo, redo and new intents walk as in every editor`(share: Int) throws {
    for history in stride(from: share, to: Self.histories, by: 4) {
      var work = RandomWork(seed: UInt64(history) &* 49_979_687 &+ 13)
      let replica = try begun()
      var walk = Walk(from: replica.states)
      for step in 0..<30 {
        let story: Comment = "seed \(work.generator.seed), step \(step)"
        switch work.number(0...9) {
        case 0...2 where walk.canUndo:
          let expected = walk.go(by: -1)
          #expect(replica.tried(.undo) && replica.states == expected, story)
        case 3...4 where walk.canRedo:
          let expected = walk.go(by: 1)
          #expect(replica.tried(.redo) && replica.states == expected, story)
        case 5 where walk.hasRun:
          let run = walk.run
          let expected = walk.takeBack()
          #expect(replica.tried(.takeBack(run)) && replica.states == expected, story)
        default:
          guard replica.tried(intent(of: &work, for: replica)) else { continue }
          walk.take(
            replica.states, IntentMark(latestOf: replica.author, in: replica.projection))
        }
      }
    }
  }
}
