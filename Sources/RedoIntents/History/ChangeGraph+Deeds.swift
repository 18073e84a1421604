public import RedoProtocol
internal import RedoTasks

/// Deeds: what one intent did to one task, which may be several nodes on lines one after the other.
extension ChangeGraph {
  /// The nodes of the deed that a node is part of, by their indices; the node alone where the lines
  /// came here apart, or are refused.
  /// - Complexity: O(*d*) in the nodes of the deed.
  public func deed(of index: Int) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > 0, isOneDeed(first - 1, first) { first -= 1 }
    while last + 1 < nodes.count, isOneDeed(last, last + 1) { last += 1 }
    return first...last
  }

  /// Whether a node is the first of its deed.
  public func beginsDeed(_ index: Int) -> Bool {
    index == 0 || !isOneDeed(index - 1, index)
  }

  /// The node of a deed that stands for all of it: the first that is what was meant, and not what
  /// joins or ends branches for it.
  public func lead(of deed: ClosedRange<Int>) -> Int {
    guard let meant = deed.first(where: { ![.merge, .delete].contains(nodes[$0].action) }) else {
      return deed.first { nodes[$0].action == .merge } ?? deed.lowerBound
    }
    // What a person chose is meant, and not the repeat that is counted from it.
    return (deed.lowerBound..<meant).first { !chosenFields(of: $0).isEmpty } ?? meant
  }

  /// Whether the nodes on two neighbouring lines are parts of one deed; not where the second line has
  /// what the first builds on, as in a file that was sorted.
  func isOneDeed(_ first: Int, _ second: Int) -> Bool {
    isOneIntent(first, second) && taskID(of: first) == taskID(of: second)
      && isPart(first) && isPart(second) && !isTurnedRound(first, second)
  }

  private func isTurnedRound(_ first: Int, _ second: Int) -> Bool {
    nodes[first].lamport > nodes[second].lamport && parents(of: first).contains(second)
  }

  private func isPart(_ index: Int) -> Bool {
    isSound(index) && !isRepeated(index) && holds(index)
  }
}
