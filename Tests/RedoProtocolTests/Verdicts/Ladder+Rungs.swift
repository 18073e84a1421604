import RedoProtocol
import RedoTestSupport

extension Ladder {
  static let all: [Ladder] = [
    // A CREATE's wall lies after the root's, so it is always the later of the two.
    Ladder(action: "UPDATE", rungs: line(payload: [forbidden, badPriority]) + [held, lamport]),
    Ladder(action: "SNOOZE", rungs: line(payload: [unknownKey]) + [lamport, pruned, badTodo]),
    Ladder(action: "DELETE", rungs: line(payload: [noChain, unknownKey]) + [lamport]),
    Ladder(action: "DELETE", rungs: line(payload: [unknownKey]) + [lamport, shortChain]),
    Ladder(
      action: "MERGE",
      rungs: line(payload: [badPolicy, badBase]) + [
        added("held", .held) { $0.missing.id },
        added("same task", .rejected(.schemaMismatch)) { $0.foreign.id },
        lamport, added("pruned", .pruned) { $0.refused.id }, badChoice,
      ]),
  ]

  /// Checks 1, 2, the payload's own, 6 and 7.
  private static func line(payload: [Rung]) -> [Rung] {
    [
      before("1", .schemaMismatch) { $0["extra"] = 1 },
      after("2", .encoding) { json in
        guard case .string(let text)? = json["signature"] else { return }
        json["signature"] = .string(text + "0")
      },
    ] + payload + [
      after("6", .hashMismatch) {
        $0["id"] = .string("sha256:" + String(repeating: "1", count: 64))
      },
      after("7", .invalidSignature) { json in
        guard case .string(let text)? = json["signature"] else { return }
        json["signature"] = .string((text.first == "0" ? "1" : "0") + text.dropFirst())
      },
    ]
  }

  private static func before(
    _ check: String, _ violation: Violation,
    _ edit: @escaping @Sendable (inout JSONSketch) -> Void
  ) -> Rung {
    Rung(check: check, verdict: .rejected(violation), isAfterSigning: false, edit: edit)
  }

  private static func after(
    _ check: String, _ violation: Violation,
    _ edit: @escaping @Sendable (inout JSONSketch) -> Void
  ) -> Rung {
    Rung(check: check, verdict: .rejected(violation), isAfterSigning: true, edit: edit)
  }

  private static let forbidden = before("3", .forbiddenField) {
    $0["data", "payload", "archived"] = true
  }
  private static let noChain = before("4", .missingDeletedChain) {
    $0["data", "payload", "deletedChain"] = []
  }
  private static let badPriority = before("5", .schemaMismatch) {
    $0["data", "payload", "priority"] = 9
  }
  private static let unknownKey = before("5", .schemaMismatch) { $0["data", "payload", "x"] = 9 }
  private static let badPolicy = before("5, schema", .schemaMismatch) {
    $0["data", "payload", "policy"] = ["x": 1]
  }
  private static let badBase = before("5, encoding", .encoding) {
    $0["data", "payload", "base"] = "sha256:"
  }
  private static let held = Rung(check: "8", verdict: .held, isAfterSigning: false) {
    $0["parents"] = .ids([Surroundings().missing.id])
  }
  private static let lamport = before("10", .lamport) { $0["timestamp", "lamport"] = 99 }
  /// The refused node's number is 77; the fault before it counts from the sound parent.
  private static let pruned = Rung(check: "11½", verdict: .pruned, isAfterSigning: false) { json in
    json["parents"] = .ids([Surroundings().refused.id])
    if json["timestamp", "lamport"] != 99 { json["timestamp", "lamport"] = 78 }
  }
  private static let badTodo = before("12", .invalidTodoReference) {
    $0["data", "payload", "todoTaskId"] = .string(TaskSketch.todo(9))
  }
  private static let shortChain = before("13", .missingDeletedChain) {
    $0["data", "payload", "deletedChain"] = .ids([Surroundings().root.id])
  }
  private static let badChoice = before("14", .schemaMismatch) {
    $0["data", "payload", "resolutions"] = [
      "task": [
        [
          "path": "title", "strategy": "ours",
          "chosenParent": .string(Surroundings().root.id.description),
        ]
      ]
    ]
  }

  /// One more parent for a MERGE; the refused one has the highest number by far.
  private static func added(
    _ check: String, _ expected: Expected,
    _ parent: @escaping @Sendable (Surroundings) -> NodeID
  ) -> Rung {
    Rung(check: check, verdict: expected, isAfterSigning: false) { json in
      let around = Surroundings()
      guard case .array(let parents)? = json["parents"] else { return }
      let id = parent(around)
      json["parents"] = .array(parents + [.string(id.description)])
      if id == around.refused.id, json["timestamp", "lamport"] != 99 {
        json["timestamp", "lamport"] = 78
      }
    }
  }
}
