internal import RedoProtocol

/// What the first nodes below a task's last MERGE amount to, every so many of them.
///
/// Two branches that are merged again and again, and both go on, have no trunk. But what came long
/// before stands below both. What no MERGE stands on, such as the branch of a device that has not
/// met the others yet, does not count: nothing is asked that stands on it.
struct PrefixStates {
  /// The nodes that count, up to a place.
  struct Prefix {
    /// The nodes that count and on which no other of them stands.
    let tips: Set<Int>
    /// What they amount to.
    let state: TaskFold
  }

  /// How many places there are at least from one to the next.
  private static let leastStride = 64
  /// Where more branches are open than this, nothing stands on all of them.
  private static let tipLimit = 32
  /// How many todos all states may hold before every other one goes.
  private static let todoLimit = 65_536
  /// So many stay however large they are.
  private static let leastCount = 8

  private var prefixes: [Int: Prefix] = [:]
  private var stride = leastStride
  private var todoCount = 0
  private var range = 0..<0
  /// The last live MERGE of the task and all that it stands on.
  private var counted: Set<Int> = []
  /// The places of the task that are still to be added.
  private var rest = 0..<0
  private var tips: Set<Int> = []
  private var state = TaskFold()

  /// The nodes that count up to a place and with it, if they were kept.
  subscript(place: Int) -> Prefix? {
    place % stride == 0 ? prefixes[place] : nil
  }

  /// Whether a node counts.
  func counts(_ index: Int) -> Bool { counted.contains(index) }

  /// Begins with a task of a graph, unless that was begun.
  mutating func begin(_ task: Range<Int>, of graph: ChangeGraph) {
    guard range != task else { return }
    self = PrefixStates()
    (range, rest) = (task, task)
    let merge = task.lazy.reversed().map { Int(graph.order[$0]) }.first {
      graph.nodes[$0].action == .merge && graph.isLive($0)
    }
    guard let merge else { return }
    counted = graph.ancestry(of: merge)
    counted.insert(merge)
  }

  /// The next place to add before an end.
  mutating func nextPlace(before end: Int) -> Int? {
    rest.lowerBound < end ? rest.popFirst() : nil
  }

  /// What was added amounts to this; it is lent until the next node is added.
  mutating func takeState() -> TaskFold {
    defer { state = TaskFold() }
    return state
  }

  /// Adds the node at a place, with which everything that counts amounts to a state.
  mutating func add(_ index: Int, at place: Int, on parents: [Int], _ state: TaskFold) {
    self.state = state
    tips.subtract(parents)
    tips.insert(index)
    guard place % stride == 0, tips.count <= Self.tipLimit else { return }
    todoCount += state.todos.count
    prefixes[place] = Prefix(tips: tips, state: state)
    if todoCount > Self.todoLimit, prefixes.count > Self.leastCount { thin() }
  }

  /// Lets every other one go.
  private mutating func thin() {
    stride *= 2
    let wider = stride
    prefixes = prefixes.filter { $0.key % wider == 0 }
    todoCount = prefixes.values.reduce(0) { $0 + $1.state.todos.count }
  }
}
