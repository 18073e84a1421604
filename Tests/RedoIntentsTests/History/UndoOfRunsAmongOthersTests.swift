import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Runs of intents that are taken back in one write after another device has changed the same tasks.
@Suite struct UndoOfRunsAmongOthersTests {
  /// The seeds of the histories; in the last two a take-back did again what another device had done.
  private static let histories = Array(0..<48) + [111, 229]

  /// A task as seen, but for the order of its todos: one made again comes after those of others.
  private struct Seen: Equatable {
    private let texts: [StoredText]
    private let numbers: [Int64?]
    private let isArchived: Bool
    private let todos: Set<VisibleState.Todo>

    init(_ state: VisibleState) {
      texts = [state.title, state.description]
      numbers = [Int64(state.priority), state.storyPoints, state.frequencyDays]
      isArchived = state.isArchived
      todos = Set(state.todos)
    }
  }

  /// The states on the way that undo and redo walk; what is below the first shows as undo gets there.
  private struct Way {
    private var states: [[TaskID: Seen]]
    private var place = 0

    init(from state: [TaskID: Seen]) {
      states = [state]
    }

    var canRedo: Bool { place < states.count - 1 }

    /// Whether an undo came to where the way had come from, or to what nobody has seen yet.
    mutating func goesBack(to state: [TaskID: Seen]) -> Bool {
      guard place > 0 else {
        states.insert(state, at: 0)
        return true
      }
      place -= 1
      return states[place] == state
    }

    mutating func goesOn(to state: [TaskID: Seen]) -> Bool {
      place += 1
      return states[place] == state
    }

    /// Takes in what an intent or a take-back led to.
    mutating func take(_ state: [TaskID: Seen]) {
      states.removeSubrange((place + 1)...)
      guard state != states[place] else { return }
      states.append(state)
      place += 1
    }
  }

  private func seen(_ replica: ScriptedReplica) -> [TaskID: Seen] {
    replica.states.mapValues(Seen.init)
  }

  private func intent(of work: inout RandomWork, for replica: ScriptedReplica) -> Intent {
    let tasks = replica.projection.tasks
    guard work.number(0...3) == 0, !tasks.isEmpty else { return work.intent(for: replica) }
    return .edit([tasks[work.number(0...tasks.count - 1)].id], TaskEdit(takesDateAway: true))
  }

  /// Does some intents and says which of them were written.
  private func run(
    _ count: Int, of work: inout RandomWork, on replica: ScriptedReplica
  ) -> [IntentMark] {
    (0..<count).compactMap { _ in
      guard replica.tried(intent(of: &work, for: replica)) else { return nil }
      return IntentMark(latestOf: replica.author, in: replica.projection)
    }
  }

  @Test(arguments: 0..<4)
  func `a take-back among another device's changes is undone and done again as a whole`(
    share: Int
  ) throws {
    var (redone, refused) = (0, 0)
    for history in Self.histories where history % 4 == share {
      var work = RandomWork(seed: UInt64(history) &* 32_452_843 &+ 17)
      let own = try ScriptedReplica()
      for line in ["Pay rent p5 every 30 days #home", "Write the talk ~8 friday", "Read someday"] {
        own.add(line)
      }
      let other = try own.fork(device: "phone", seed: 9)
      for round in 0..<3 {
        _ = run(work.number(1...3), of: &work, on: own)
        if work.number(0...2) == 0 { other.take(from: own) }
        other.wait(seconds: Int64(work.number(0...1)) * 600)
        _ = run(work.number(1...3), of: &work, on: other)
        own.take(from: other)
        own.wait(seconds: 1200)
        var marks = run(work.number(1...3), of: &work, on: own)
        var way = Way(from: seen(own))
        for step in 0..<10 {
          let story: Comment = "seed \(work.generator.seed), round \(round), step \(step)"
          switch work.number(0...9) {
          case 0...2:
            guard own.tried(.undo) else { continue }
            marks = []
            let isKnown = way.goesBack(to: seen(own))
            #expect(isKnown, story)
          case 3...5 where way.canRedo:
            marks = []
            redone += 1
            guard own.tried(.redo) else {
              // What the other device did since may not let it: a task that it completed keeps its date.
              refused += 1
              way = Way(from: seen(own))
              continue
            }
            let isKnown = way.goesOn(to: seen(own))
            #expect(isKnown, story)
          case 5...7 where !marks.isEmpty:
            guard own.tried(.takeBack(marks)) else { continue }
            marks = []
            way.take(seen(own))
          default:
            marks += run(1, of: &work, on: own)
            way.take(seen(own))
          }
        }
      }
      other.take(from: own)
      #expect(other.states == own.states, "seed \(work.generator.seed)")
    }
    #expect(refused * 4 < redone, "\(refused) of \(redone)")
  }
}
