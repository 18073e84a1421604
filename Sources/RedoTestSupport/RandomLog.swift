internal import RedoProtocol

/// A random change log: several devices that go apart, merge, delete, undo, and make mistakes.
///
/// Nodes stand in causal order. Some are refused, some are copies, some lack a parent.
public struct RandomLog {
  /// The nodes, one a line.
  public private(set) var nodes: [SketchedNode] = []
  /// What repeats it.
  public let seed: UInt64

  var generator: SeededGenerator
  private let devices = [TestDevice(1), TestDevice(2), TestDevice(3)]
  private let faultRate: Double
  /// Each task's nodes that others grow on: mostly sound ones, now and then a broken branch.
  private var tasks: [[SketchedNode]]
  /// The todos that each task was given.
  var todos: [[String]]
  private var broken: Set<NodeID> = []

  /// Makes a log of about `count` nodes.
  /// - Parameters:
  ///   - count: how many changes are made; an undo is two nodes.
  ///   - tasks: how many tasks they belong to.
  ///   - faultRate: the part, 0 … 1, of nodes that get a fault.
  ///   - seed: what repeats the log.
  public init(count: Int, tasks: Int = 4, faultRate: Double = 0.1, seed: UInt64) {
    self.seed = seed
    self.faultRate = faultRate
    generator = SeededGenerator(seed: seed)
    self.tasks = [[SketchedNode]](repeating: [], count: tasks)
    todos = [[String]](repeating: [], count: tasks)
    for _ in 0..<count { step() }
  }

  /// The lines without line feeds.
  public var lines: [[UInt8]] { nodes.map(\.line) }

  /// A random number of 0 ..< `bound`.
  mutating func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func step() {
    let place = random(tasks.count)
    let sketch = TaskSketch(by: devices[random(devices.count)], task: place + 1)
    guard !tasks[place].isEmpty else {
      add(sketch.create("task \(place)", wall: wall()), to: place)
      return
    }
    switch random(20) {
    case 0:
      let again = random(3) == 0 ? wall() : "2026-03-01T09:00:09.500Z"
      add(sketch.create("again", wall: again), to: place, isBroken: true)
    case 1: undo(sketch, place)
    case 2: if let copy = nodes.randomElement(using: &generator) { nodes.append(copy) }
    case 3: nodes.append(tasks[place][random(tasks[place].count)].edited { $0["signature"] = nil })
    default: grow(sketch, place)
    }
  }

  /// A wall time; few of them, so that ties are common.
  mutating func wall() -> String {
    "2026-03-01T09:00:0\(random(10)).000Z"
  }

  /// Mostly one of the newest nodes, sometimes any.
  mutating func parent(in place: Int) -> SketchedNode {
    let known = tasks[place]
    let reach = random(3) == 0 ? known.count : min(known.count, 2)
    return known[known.count - 1 - random(reach)]
  }

  private mutating func grow(_ sketch: TaskSketch, _ place: Int) {
    var (action, parents, payload) = change(in: place, tasks[place])
    var edit: (inout JSONSketch) -> Void = { _ in }
    var after: (inout JSONSketch) -> Void = { _ in }
    let isBroken = Double.random(in: 0..<1, using: &generator) < faultRate
    if isBroken {
      breakSomething(&parents, &payload, &edit, &after, sketch)
    }
    let node = sketch.node(action, on: parents, payload, wall: wall(), edit: edit).edited(after)
    add(node, to: place, isBroken: isBroken || parents.contains { broken.contains($0.id) })
    // Some nodes never arrive, and what grows on them is held.
    if action == "ARCHIVE", random(6) == 0 {
      nodes.removeLast()
      broken.insert(node.id)
    }
    if action == "CREATE_TODO", case .string(let todo)? = payload["todoTaskId"] {
      todos[place].append(todo)
    }
  }

  private mutating func add(_ node: SketchedNode, to place: Int, isBroken: Bool = false) {
    nodes.append(node)
    let isEnd = isBroken || node.json["action"] == "DELETE"
    if isEnd { broken.insert(node.id) }
    if !isEnd || random(8) == 0 { tasks[place].append(node) }
  }

  /// Takes a change back: a node on its parent that changes nothing, and a DELETE on it.
  private mutating func undo(_ sketch: TaskSketch, _ place: Int) {
    let undone = parent(in: place)
    let known = tasks[place].filter { undone.chain.dropLast().contains($0.id) }
    guard let kept = known.max(by: { $0.lamport < $1.lamport }) else { return }
    add(sketch.update(kept, ["title": "kept"], wall: wall()), to: place)
    add(sketch.delete(undone, wall: wall()), to: place)
  }
}
