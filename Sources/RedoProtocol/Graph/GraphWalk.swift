/// Which nodes a walk over a graph has come by: a number a node, that of the walk it was last met in.
struct GraphWalk: Sendable {
  private var numbers: [Int32] = []
  private var number: Int32 = 0

  /// Starts a walk over so many nodes; no node was met in it.
  mutating func begin(over count: Int) {
    // Most logs are replayed without any walk, so the room is made when one starts.
    if numbers.count != count { numbers = [Int32](repeating: 0, count: count) }
    number += 1
  }

  /// Whether a node was met in this walk.
  func hasMet(_ index: Int) -> Bool { numbers[index] == number }

  /// Meets a node; whether that is the first time.
  mutating func meet(_ index: Int) -> Bool {
    guard numbers[index] != number else { return false }
    numbers[index] = number
    return true
  }
}
