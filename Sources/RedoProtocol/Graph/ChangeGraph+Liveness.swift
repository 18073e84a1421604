extension ChangeGraph {
  /// Finds a task's live nodes: those that a replay uses (PROTOCOL.md, "Deleting").
  mutating func bury(_ task: TaskNodes) {
    let deletes = task.range.map { Int(order[$0]) }.filter {
      nodes[$0].action == .delete && flags[$0].contains(.sound)
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
    walk += 1
    let marked = walk
    for delete in deletes {
      climb(from: parents(of: delete), through: marked)
    }
    let survivors = range.map { Int(order[$0]) }.filter {
      flags[$0].contains(.sound) && walks[$0] != marked && nodes[$0].action != .delete
    }
    walk += 1
    climb(from: survivors, through: walk)
    for place in range where walks[Int(order[place])] == walk {
      flags[Int(order[place])].insert(.live)
    }
  }

  /// Stamps nodes and all their ancestors with a walk's number.
  private mutating func climb(from start: [Int], through number: Int32) {
    var pending = start
    while let next = pending.popLast() {
      guard walks[next] != number else { continue }
      walks[next] = number
      pending.append(contentsOf: parents(of: next))
    }
  }

  private mutating func markParents(in range: Range<Int>) {
    for place in range {
      let index = Int(order[place])
      guard flags[index].contains(.live) else { continue }
      if nodes[index].action == .merge {
        for parent in parents(of: index) { flags[parent].insert(.hasLiveChild) }
      } else if firstParents[index] >= 0 {
        flags[Int(firstParents[index])].insert(.hasLiveChild)
      }
    }
  }
}
