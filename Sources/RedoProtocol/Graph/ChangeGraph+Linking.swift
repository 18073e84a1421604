internal import RedoCrypto

extension ChangeGraph {
  /// Finds repeated nodes, sorts nodes by task and total order, and looks up parents.
  mutating func link() {
    flags = [Flags](repeating: [], count: nodes.count)
    firstParents = [Int32](repeating: -1, count: nodes.count)
    walks = [Int32](repeating: 0, count: nodes.count)
    let ids = tableOfIDs()
    group()
    for index in nodes.indices where !flags[index].contains(.repeated) {
      linkParents(of: index, ids)
    }
  }

  private mutating func tableOfIDs() -> SlotTable {
    var ids = SlotTable(count: nodes.count)
    for index in nodes.indices {
      let digest = nodes[index].id.digest
      let first = ids.insert(digest.word0 ^ digest.word2, index: index) {
        nodes[$0].id.digest == digest
      }
      if first != index {
        flags[index].insert(.repeated)
        originals[index] = first
      }
    }
    return ids
  }

  private mutating func linkParents(of index: Int, _ ids: SlotTable) {
    if let named = mergeParentIDs[index] {
      let known = named.compactMap { find($0, in: ids) }
      mergeParents[index] = known.map { Int32(truncatingIfNeeded: $0) }
      firstParents[index] = mergeParents[index]?.first ?? -1
      if known.count < named.count { flags[index].insert(.lacksParent) }
    } else if let parent = nodes[index].parent {
      if let known = find(parent, in: ids) {
        firstParents[index] = Int32(truncatingIfNeeded: known)
      } else {
        flags[index].insert(.lacksParent)
      }
    }
  }

  private func find(_ id: NodeID, in ids: SlotTable) -> Int? {
    let digest = id.digest
    return ids.find(digest.word0 ^ digest.word2) { nodes[$0].id.digest == digest }
  }

  /// Fills ``tasks`` and ``order``: a counting sort by task, then by total order within each.
  private mutating func group() {
    var table = SlotTable(count: nodes.count)
    var taskOf = [Int32](repeating: -1, count: nodes.count)
    var counts: [Int32] = []
    var firsts: [Int] = []
    for index in nodes.indices where !flags[index].contains(.repeated) {
      let taskID = nodes[index].taskID
      let next = firsts.count
      let task = table.insert(taskID.uuid.high ^ taskID.uuid.low &* 3, index: next) {
        nodes[firsts[$0]].taskID == taskID
      }
      if task == next {
        firsts.append(index)
        counts.append(0)
      }
      taskOf[index] = Int32(truncatingIfNeeded: task)
      counts[task] += 1
    }
    place(taskOf, counts, firsts)
  }

  private mutating func place(_ taskOf: [Int32], _ counts: [Int32], _ firsts: [Int]) {
    var start = 0
    tasks.reserveCapacity(counts.count)
    var next: [Int32] = []
    next.reserveCapacity(counts.count)
    for (task, count) in counts.enumerated() {
      let end = start + Int(count)
      tasks.append(TaskNodes(taskID: nodes[firsts[task]].taskID, range: start..<end))
      next.append(Int32(truncatingIfNeeded: start))
      start = end
    }
    order = [Int32](repeating: 0, count: start)
    for index in taskOf.indices where taskOf[index] >= 0 {
      let task = Int(taskOf[index])
      order[Int(next[task])] = Int32(truncatingIfNeeded: index)
      next[task] += 1
    }
    for task in tasks { sort(task.range) }
  }

  private mutating func sort(_ range: Range<Int>) {
    var isSorted = true
    for place in range.dropFirst()
    where !nodes[Int(order[place - 1])].precedes(nodes[Int(order[place])]) {
      isSorted = false
      break
    }
    guard !isSorted else { return }
    let nodes = nodes
    order[range].sort { nodes[Int($0)].precedes(nodes[Int($1)]) }
  }
}
