extension ChangeGraph {
  /// Finds a task's live nodes: those that a replay uses (PROTOCOL.md, "Deleting").
  mutating func bury(_ task: TaskNodes) {
    // Most tasks have none, for which no room is made.
    var deletes: [Int] = []
    for place in task.range {
      let index = Int(order[place])
      if links.facts[index].contains(.deletes), flags[index].contains(.sound) {
        deletes.append(index)
      }
    }
    if deletes.isEmpty {
      for place in task.range where flags[Int(order[place])].contains(.sound) {
        flags[Int(order[place])].insert(.live)
      }
    } else {
      bury(deletes, in: task.range)
    }
    markParents(in: task.range)
  }

  /// Marks what the DELETEs take, and keeps every ancestor of what they leave.
  private mutating func bury(_ deletes: [Int], in range: Range<Int>) {
    // A sound DELETE names all its ancestors, and ids outside its ancestry have no effect.
    walk.begin(over: nodes.count)
    for delete in deletes { climb(from: parents(of: delete)) }
    let survivors = range.map { Int(order[$0]) }.filter {
      flags[$0].contains(.sound) && !walk.hasMet($0) && !links.facts[$0].contains(.deletes)
    }
    walk.begin(over: nodes.count)
    climb(from: survivors)
    for place in range where walk.hasMet(Int(order[place])) {
      flags[Int(order[place])].insert(.live)
    }
  }

  /// Meets nodes and all their ancestors.
  private mutating func climb(from start: [Int]) {
    var pending = start
    while let next = pending.popLast() {
      guard walk.meet(next) else { continue }
      pending.append(contentsOf: parents(of: next))
    }
  }

  private mutating func markParents(in range: Range<Int>) {
    for place in range {
      let index = Int(order[place])
      guard flags[index].contains(.live) else { continue }
      if links.facts[index].contains(.merges) {
        for parent in parents(of: index) { flags[parent].insert(.hasLiveChild) }
      } else if firstParents[index] >= 0 {
        flags[Int(firstParents[index])].insert(.hasLiveChild)
      }
    }
  }
}
