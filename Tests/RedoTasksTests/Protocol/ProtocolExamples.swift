import RedoCrypto
import RedoProtocol
import RedoTasks
import RedoTestSupport

/// The examples of PROTOCOL.md, as the code produces them.
enum ProtocolExamples {
  /// Each example's text by its name.
  static func all() -> [String: String] {
    let task = TaskSketch()
    let create = task.node(
      "CREATE", on: [],
      ["title": "Water the plants #home", "priority": 4, "frequencyDays": 7])
    let todo = task.createTodo(create, due: "2026-03-05T17:00:00.000Z")
    let broken = create.edited { $0["data", "payload", "priority"] = 5 }
    let left = task.update(todo, ["title": "Water the orchids #home", "priority": 2])
    let right = TaskSketch(by: TestDevice(2)).node(
      "UPDATE", on: [todo], ["title": "Water everything #home", "storyPoints": 3],
      wall: "2026-03-01T10:00:00.000Z")
    let merge = task.merge(
      [left, right], base: todo,
      resolutions: [
        "task": [
          ["chosenParent": .string(left.id.description), "path": "title", "strategy": "ours"]
        ], "todos": [],
      ], wall: "2026-03-01T11:00:00.000Z")
    let completed = completion(of: todo, in: task)
    let undo = undo(of: completed, on: todo, in: task)
    return [
      "key": key(TestDevice()),
      "create": text([create]),
      "create-body": body(of: create),
      "task": text([create, todo]),
      "task-state": state([create, todo]),
      "broken": text([broken]),
      "broken-verdict": verdict(of: broken),
      "merge": text([create, todo, left, right, merge]),
      "merge-state": state([create, todo, left, right, merge]),
      "undo": text(completed + undo),
      "undo-state": state([create, todo] + completed + undo),
    ]
  }

  /// A todo that is done, and the next one of the task's repeat.
  private static func completion(of todo: SketchedNode, in task: TaskSketch) -> [SketchedNode] {
    let wall = "2026-03-04T08:00:00.000Z"
    let done = task.complete(todo, at: wall, wall: wall)
    return [done, task.createTodo(done, 2, due: "2026-03-11T08:00:00.000Z", wall: wall)]
  }

  /// What takes a branch back that grew on a node; the last digits of its wall mark an undo.
  private static func undo(
    of branch: [SketchedNode], on parent: SketchedNode, in task: TaskSketch
  ) -> [SketchedNode] {
    let wall = "2026-03-04T08:00:05.001Z"
    let same = task.update(parent, ["storyPoints": 1], wall: wall)
    return [same] + branch.suffix(1).map { task.delete($0, wall: wall) }
  }

  private static func text(_ nodes: [SketchedNode]) -> String {
    nodes.map { String(decoding: $0.line, as: UTF8.self) }.joined(separator: "\n")
  }

  private static func key(_ device: TestDevice) -> String {
    "seed       \(Hex.text(of: [UInt8](repeating: 1, count: 32)))\n"
      + "publicKey  \(Hex.text(of: device.key.verifyingKey.bytes))\n"
      + "userId     \(device.author.userID)"
  }

  private static func body(of node: SketchedNode) -> String {
    var json = node.json
    json["id"] = nil
    json["signature"] = nil
    return String(decoding: json.canonical, as: UTF8.self)
  }

  private static func verdict(of node: SketchedNode) -> String {
    guard case .rejected(let violation)? = JudgedLines([node]).verdicts.first else {
      return "sound"
    }
    return "\(violation.rawValue): \(violation.explanation)"
  }

  private static func state(_ nodes: [SketchedNode]) -> String {
    let replayed = ReplayedTask(nodes)
    guard let task = replayed.task else { return "no task" }
    let todos = replayed.todos.map { todo in
      "todo         \(todo.id)\n  deadline   \(todo.deadline.wallText)\n"
        + "  completed  \(todo.completed?.wallText ?? "not yet")\n"
    }
    let current = replayed.current?.description ?? "none"
    return "title        \(replayed.title ?? "")\npriority     \(task.priority)\n"
      + "storyPoints  \(task.storyPoints)\n"
      + "frequency    \(task.frequencyDays.map { "\($0) days" } ?? "none")\n"
      + "archived     \(task.isArchived)\nheads        \(task.headCount)\n"
      + todos.joined() + "current      \(current)"
  }
}
