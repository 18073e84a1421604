import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo of an import, and redo of it.
@Suite struct UndoOfManyTests {
  @Test func `many tasks are taken back and done again in time that grows with them`() throws {
    let intents: [Intent] = [.undo, .redo]
    for intent in intents {
      let growth = try Growth(from: 250, to: 4_000, within: 48, slack: 0.05) { count in
        let replica = try ScriptedReplica()
        try replica.add((0..<count).map { TaskDraft(title: "Task \($0)") })
        if intent == .redo { _ = try replica.run(.undo) }
        let (projection, context) = (replica.projection, replica.context)
        return try ThreadTime.seconds {
          _ = try intent.plan(over: projection, in: context)
        }
      }
      #expect(growth.isBounded, "\(growth)")
    }
  }
}
