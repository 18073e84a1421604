internal import RedoProtocol

/// What the first live nodes of a task amount to, every so many of them.
///
/// Two branches that are merged again and again, and both go on, have no trunk. But what came long
/// before stands below both.
struct PrefixStates {
  /// The live nodes of a task up to a place.
  struct Prefix {
    /// Those that no other of them stands on.
    let tips: Set<Int>
    /// What they amount to.
    let state: TaskFold
  }

  /// How many places there are from one to the next, unless the states are large.
  private static let stride = 64
  /// Where more heads are open than this, nothing stands on all of them.
  private static let tipLimit = 32
  /// How many todos all states may hold.
  private static let todoLimit = 65_536

  private var prefixes: [Int: Prefix] = [:]
  private var todoCount = 0
  /// The places of the task that are still to be added.
  private var rest = 0..<0
  private var tips: Set<Int> = []
  private var state = TaskFold()

  /// The live nodes of a task up to a place and with it, if they were kept.
  subscript(place: Int) -> Prefix? {
    place % Self.stride == 0 ? prefixes[place] : nil
  }

  /// The next place to add before an end in a task; begins anew with another task.
  mutating func nextPlace(before end: Int, in range: Range<Int>) -> Int? {
    if rest.upperBound != range.upperBound {
      self = PrefixStates()
      rest = range
    }
    guard rest.lowerBound < end else { return nil }
    return rest.popFirst()
  }

  /// What was added amounts to this; it is lent until the next node is added.
  mutating func takeState() -> TaskFold {
    defer { state = TaskFold() }
    return state
  }

  /// Adds the live node at a place, with which everything amounts to a state.
  mutating func add(_ index: Int, at place: Int, on parents: [Int], _ state: TaskFold) {
    self.state = state
    tips.subtract(parents)
    tips.insert(index)
    guard place % Self.stride == 0, tips.count <= Self.tipLimit,
      todoCount + state.todos.count <= Self.todoLimit
    else { return }
    todoCount += state.todos.count
    prefixes[place] = Prefix(tips: tips, state: state)
  }
}
