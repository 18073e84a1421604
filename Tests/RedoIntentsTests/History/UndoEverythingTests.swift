import Foundation
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo and redo of every intent, drawn at random.
@Suite struct UndoEverythingTests {
  /// 48 histories in the gate, 2,000 with `REDO_LONG=1`.
  private static let histories = Machine.count(48, long: 2_000)
  /// Histories in which a change that was taken back singly was not taken back again.
  private static let onceWrong = [
    53, 68, 108, 154, 285, 437, 440, 746, 821, 918, 940, 954, 964, 1113, 1285, 1398, 1406, 1548,
    1641,
  ]

  private func begun() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    replica.add("Pay rent p5 every 30 days #home")
    replica.add("Water the plants every 7 days // with rain")
    replica.add("Write the talk ~8 #work")
    replica.add("Read someday")
    return replica
  }

  @Test(arguments: 0..<4)
  func `every intent is taken back exactly, and done again exactly`(share: Int) throws {
    var checks = 0
    for history in stride(from: share, to: Self.histories, by: 4) {
      var work = RandomWork(seed: UInt64(history) &* 7919 &+ 3)
      let replica = try begun()
      for step in 0..<14 {
        let intent = work.intent(for: replica)
        let before = replica.states
        guard replica.tried(intent) else {
          #expect(replica.states == before)
          continue
        }
        let after = replica.states
        guard after != before else { continue }
        try check(replica, intent, before, after, "seed \(work.generator.seed), step \(step)")
        checks += 1
      }
    }
    #expect(checks > Self.histories, "of 14 steps in each of a fourth of the histories")
  }

  private func check(
    _ replica: ScriptedReplica, _ intent: Intent, _ before: [TaskID: VisibleState],
    _ after: [TaskID: VisibleState], _ place: String
  ) throws {
    do {
      _ = try replica.run(.undo)
      let isUndone = replica.states == before
      #expect(isUndone, "undo of \(intent.name), \(place)")
      _ = try replica.run(.redo)
      let isRedone = replica.states == after
      #expect(isRedone, "redo of \(intent.name), \(place)")
    } catch {
      Issue.record("\(intent.name): \(error.message), \(place)")
    }
  }

  @Test(arguments: 0..<4)
  func `a whole history is undone step by step, and done again step by step`(share: Int) throws {
    let first = Array(stride(from: share, to: Self.histories, by: 4))
    for history in first + Self.onceWrong.filter({ $0 % 4 == share }) {
      var work = RandomWork(seed: UInt64(history) &* 104_729 &+ 11)
      let replica = try begun()
      var states = [replica.states]
      var names: [String] = []
      for _ in 0..<12 {
        let intent = work.intent(for: replica)
        guard replica.tried(intent), replica.states != states.last else { continue }
        states.append(replica.states)
        names.append(intent.name)
      }
      let story = "seed \(work.generator.seed): " + names.joined(separator: ", ")
      if goesThrough(states.dropLast().reversed(), by: .undo, replica, story) {
        _ = goesThrough(states.dropFirst(), by: .redo, replica, story)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `undo, redo and new intents in any order walk as in every editor`(share: Int) throws {
    for history in stride(from: share, to: Self.histories, by: 4) {
      var work = RandomWork(seed: UInt64(history) &* 32_452_843 &+ 7)
      let replica = try begun()
      var states = [replica.states]
      var place = 0
      for step in 0..<30 {
        let story: Comment = "seed \(work.generator.seed), step \(step)"
        switch work.number(0...9) {
        case 0...3 where place > 0:
          place -= 1
          #expect(replica.tried(.undo) && replica.states == states[place], story)
        case 4...6 where place < states.count - 1:
          place += 1
          #expect(replica.tried(.redo) && replica.states == states[place], story)
        default:
          guard replica.tried(work.intent(for: replica)) else { continue }
          states.removeSubrange((place + 1)...)
          guard replica.states != states[place] else { continue }
          states.append(replica.states)
          place += 1
        }
      }
    }
  }

  /// Does the same again and again; says whether every state was as expected.
  private func goesThrough(
    _ states: some Sequence<[TaskID: VisibleState]>, by intent: Intent, _ replica: ScriptedReplica,
    _ story: String
  ) -> Bool {
    for (step, state) in states.enumerated() {
      let isSame = replica.tried(intent) && replica.states == state
      #expect(isSame, "\(intent) \(step + 1) of \(story)")
      if !isSame { return false }
    }
    return true
  }

  @Test(arguments: 0..<4)
  func `after another device's nodes came in an undo is exact where they left the task alone`(
    share: Int
  ) throws {
    for history in stride(from: share, to: Self.histories, by: 4) {
      var work = RandomWork(seed: UInt64(history) &* 15_485_863 &+ 5)
      let replica = try begun()
      let phone = try replica.fork(device: "phone", seed: 9)
      for _ in 0..<6 { _ = replica.tried(work.intent(for: replica)) }
      for _ in 0..<6 {
        phone.wait(seconds: 7)
        _ = phone.tried(work.intent(for: phone))
      }
      replica.take(from: phone)
      let before = replica.states
      guard replica.tried(.undo) else {
        #expect(replica.states == before, "seed \(work.generator.seed): a refusal changes nothing")
        continue
      }
      let foreign = phone.tasksTouched.subtracting(replica.tasksOfLastIntent)
      for id in foreign {
        let isLeftAlone = replica.states[id] == before[id]
        #expect(isLeftAlone, "seed \(work.generator.seed): undo touched another device's task")
      }
    }
  }

  @Test func `what was taken back cannot be done again after something new`() throws {
    let replica = try ScriptedReplica()
    replica.add("Call Ana")
    replica.add("Buy milk")
    _ = try replica.run(.undo)
    replica.add("Water the plants")
    #expect(throws: IntentError.nothingToRedo) { try replica.run(.redo) }
    // Nor once undo has gone back beyond what is new, and redo has come as far again.
    for intent: Intent in [.undo, .undo, .redo, .redo] { _ = try replica.run(intent) }
    #expect(throws: IntentError.nothingToRedo) { try replica.run(.redo) }
    #expect(replica.projection.tasks.count == 2)
  }
}

extension Intent {
  /// What it is, in a word.
  fileprivate var name: String {
    Mirror(reflecting: self).children.first?.label ?? String(describing: self)
  }
}

extension ScriptedReplica {
  /// The tasks that this device's own nodes are about.
  fileprivate var tasksTouched: Set<TaskID> {
    let graph = projection.graph
    return Set(
      graph.nodes.indices.filter { graph.author(of: $0).isSameDevice(as: author) }
        .map(graph.taskID))
  }

  /// The tasks that the last line's intent is about.
  fileprivate var tasksOfLastIntent: Set<TaskID> {
    let graph = projection.graph
    guard let wall = graph.nodes.last?.wall else { return [] }
    return Set(graph.nodes.indices.filter { graph.nodes[$0].wall == wall }.map(graph.taskID))
  }
}
