import RedoProtocol
import RedoTestSupport

/// A sound node of one action, and faults of ascending checks that can be put into it together.
struct Ladder: Sendable {
  /// One fault and the check that finds it.
  struct Rung: Sendable {
    let check: String
    let verdict: Expected
    /// Whether it is done after signing, so that the hash does not follow.
    let isAfterSigning: Bool
    let edit: @Sendable (inout JSONSketch) -> Void
  }

  enum Expected: Sendable {
    case rejected(Violation)
    case pruned
    case held

    func matches(_ verdict: Verdict?) -> Bool {
      switch (self, verdict) {
      case (.rejected(let left), .rejected(let right)?): left == right
      case (.pruned, .pruned?), (.held, .held?): true
      default: false
      }
    }
  }

  let action: String
  let rungs: [Rung]

  /// What surrounds the node: a task with two branches and a todo, a refused node, another task.
  struct Surroundings {
    let task = TaskSketch()
    let root: SketchedNode
    let left: SketchedNode
    let right: SketchedNode
    let refused: SketchedNode
    let foreign: SketchedNode
    let missing: SketchedNode

    init() {
      root = task.create(wall: "2026-01-01T00:00:00.000Z")
      left = task.createTodo(root)
      right = task.update(root)
      refused = task.node("UPDATE", on: [root], ["priority": 1]) {
        $0["timestamp", "lamport"] = 77
      }
      foreign = TaskSketch(task: 2).create()
      missing = task.update(root, ["title": "never arrives"])
    }

    var lines: [SketchedNode] { [root, left, right, refused, foreign] }
  }

  /// The verdict of the node with some rungs' faults in it, done in the order given.
  func verdict(with faults: [Rung]) -> Verdict? {
    let around = Surroundings()
    let (parents, payload) = sound(around)
    let node = around.task.node(action, on: parents, payload, wall: "2026-02-01T00:00:00.000Z") {
      json in
      for fault in faults where !fault.isAfterSigning { fault.edit(&json) }
    }
    let edited = node.edited { json in
      for fault in faults where fault.isAfterSigning { fault.edit(&json) }
    }
    return JudgedLines(around.lines + [edited]).verdicts.last
  }

  private func sound(_ around: Surroundings) -> ([SketchedNode], JSONSketch) {
    switch action {
    case "CREATE": ([], ["title": "x"])
    case "UPDATE": ([around.left], ["priority": 5])
    case "SNOOZE": ([around.left], ["todoTaskId": .string(TaskSketch.todo(1)), "daysToExtend": 1])
    case "DELETE": ([around.left], ["deletedChain": .ids(around.left.chain)])
    default: ([around.left, around.right], ["base": .string(around.root.id.description)])
    }
  }
}
