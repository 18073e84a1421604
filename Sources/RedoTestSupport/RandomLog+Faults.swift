extension RandomLog {
  /// Puts one fault into a node: before it is signed, or after.
  mutating func breakSomething(
    _ parents: inout [SketchedNode], _ payload: inout JSONSketch,
    _ edit: inout (inout JSONSketch) -> Void, _ after: inout (inout JSONSketch) -> Void,
    _ sketch: TaskSketch
  ) {
    let lamport = Int64(1 + random(60))
    let hex = String(repeating: "AB", count: 32)
    switch random(12) {
    case 0: edit = { $0["timestamp", "lamport"] = .number(lamport) }
    case 1: payload["unknown"] = 1
    case 2: payload["archived"] = true
    case 3: edit = { $0["parents"] = [.string("sha256:" + hex)] }
    case 4: edit = { $0["taskId"] = .string(TaskSketch.task(99)) }
    case 5:
      // A parent that never arrives.
      parents = [sketch.node("UPDATE", on: parents, ["title": "lost"])]
    case 6: after = { $0["signature"] = .string(hex.lowercased() + hex.lowercased()) }
    case 7: after = { $0["author", "deviceId"] = "another" }
    case 8: after = { $0["id"] = .string("sha256:" + hex.lowercased()) }
    case 9: after = { $0["signature"] = .string(hex) }
    case 10: payload["deletedChain"] = []
    default:
      payload = ["todoTaskId": .string(TaskSketch.todo(99)), "newDeadline": "2026-01-01T00:00:00Z"]
    }
  }
}
