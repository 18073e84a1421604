extension ChangeGraph {
  /// Whether one node comes before another in total order, both given by index.
  public func precedes(_ left: Int, _ right: Int) -> Bool {
    nodes[left].precedes(nodes[right])
  }

  /// Some nodes, given by index, in total order.
  /// - Complexity: O(*n* log *n*) in their number.
  public func inTotalOrder(_ indices: some Sequence<Int>) -> [Int] {
    var sorted = Array(indices)
    sorted.sort { precedes($0, $1) }
    return sorted
  }
}
