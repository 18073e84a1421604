/// The states at the nodes that were asked for last, for what is built on them.
struct KeptStates {
  /// How many are kept: a MERGE compares at most eleven, and a state may hold thousands of todos.
  private static let limit = 32

  private var states: [Int: (state: TaskFold, use: Int)] = [:]
  private var use = 0

  /// The state at a node, if it is kept.
  subscript(index: Int) -> TaskFold? {
    mutating get {
      guard let state = states[index]?.state else { return nil }
      use += 1
      states[index]?.use = use
      return state
    }
  }

  /// Whether the state at a node is kept.
  func holds(_ index: Int) -> Bool { states[index] != nil }

  /// Keeps a state in the place of the one that was not asked for longest.
  mutating func keep(_ state: TaskFold, at index: Int) {
    use += 1
    states[index] = (state, use)
    guard states.count > Self.limit,
      let oldest = states.min(by: { $0.value.use < $1.value.use })
    else { return }
    states[oldest.key] = nil
  }
}
