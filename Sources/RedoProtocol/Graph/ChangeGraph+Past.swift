internal import RedoCrypto

/// The graph that the log would be if it did not hold some of its nodes yet.
///
/// Only the tasks whose nodes come or go are judged anew: a verdict on one task's nodes never hangs
/// on another's, but for a node that names another task's as its parent, which counts for nothing
/// either way.
extension ChangeGraph {
  /// Whether the log holds the node at an index at the moment that the graph shows; a copy counts as
  /// the first does.
  public func holds(_ index: Int) -> Bool {
    !flags[links.first(of: index)].contains(.later)
  }

  /// The place in ``tasks`` of each node's task; −1 for a node that stands on an earlier line too.
  public func taskPlaces() -> [Int32] {
    links.taskOf
  }

  /// Leaves nodes out, or puts them back.
  ///
  /// - Parameters:
  ///   - indices: the nodes; none of them a repeated one.
  ///   - isLater: whether they are left out.
  ///   - places: ``taskPlaces()`` of the whole log's graph.
  ///   - whole: the whole log's graph, of which this one was a copy.
  /// - Returns: the places in ``tasks`` of the tasks that were judged anew, ascending.
  /// - Complexity: O(*n*) in the nodes of those tasks, and in the number of tasks.
  public mutating func leaveOut(
    _ indices: some Sequence<Int32>, isLater: Bool, places: [Int32], of whole: ChangeGraph
  ) -> [Int] {
    lineage = nil
    var isTouched = [Bool](repeating: false, count: tasks.count)
    for index in indices {
      absence ^= nodes[Int(index)].id.digest.word0
      if isLater {
        flags[Int(index)].insert(.later)
      } else {
        flags[Int(index)].remove(.later)
      }
      isTouched[Int(places[Int(index)])] = true
    }
    let touched = isTouched.indices.filter { isTouched[$0] }
    for place in touched { rejudge(place, of: whole) }
    return touched
  }

  private mutating func rejudge(_ place: Int, of whole: ChangeGraph) {
    let range = whole.tasks[place].range
    var end = range.lowerBound
    for slot in range {
      let index = Int(whole.order[slot])
      flags[index].formIntersection(.later)
      if !exceptions.isEmpty { exceptions[index] = nil }
      guard holds(index) else { continue }
      order[end] = whole.order[slot]
      end += 1
      relink(index, of: whole)
    }
    tasks.setRange(range.lowerBound..<end, at: place)
    judge(CollectionOfOne(tasks[place]))
  }

  private mutating func relink(_ index: Int, of whole: ChangeGraph) {
    var isWhole = !whole.flags[index].contains(.lacksParent)
    if nodes[index].action == .merge {
      let known = whole.parents(of: index)
      let held = known.filter(holds)
      mergeParents[index] = held.map { Int32(truncatingIfNeeded: $0) }
      firstParents[index] = mergeParents[index]?.first ?? -1
      isWhole = isWhole && held.count == known.count
    } else {
      let parent = Int(whole.firstParents[index])
      let isHeld = parent < 0 || holds(parent)
      firstParents[index] = isHeld ? whole.firstParents[index] : -1
      isWhole = isWhole && isHeld
    }
    if !isWhole { flags[index].insert(.lacksParent) }
  }
}
