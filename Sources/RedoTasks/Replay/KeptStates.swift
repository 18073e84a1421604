/// The states at the nodes that were asked for last, for what is built on them.
///
/// Of two generations, the older goes as a whole once the younger has grown.
struct KeptStates {
  /// A MERGE compares at most eleven.
  private static let leastCount = 32
  /// States are many where they are small: one may hold thousands of todos.
  private static let weightLimit = 16_384
  private static let weightOfState = 8

  private var younger: [Int: TaskFold] = [:]
  private var older: [Int: TaskFold] = [:]
  private var weight = 0

  /// The state at a node, if it is kept.
  subscript(index: Int) -> TaskFold? {
    mutating get {
      if let state = younger[index] { return state }
      guard let state = older[index] else { return nil }
      keep(state, at: index)
      return state
    }
  }

  /// Whether the state at a node is kept.
  func holds(_ index: Int) -> Bool { younger[index] != nil || older[index] != nil }

  /// Keeps a state, perhaps in the place of those that were not asked for longest.
  mutating func keep(_ state: TaskFold, at index: Int) {
    if younger.count >= Self.leastCount, weight >= Self.weightLimit {
      older = younger
      younger = [:]
      weight = 0
    }
    younger[index] = state
    weight += Self.weightOfState + state.todos.count
  }
}
