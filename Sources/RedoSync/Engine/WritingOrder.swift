internal import RedoProtocol

/// The order in which nodes from outside go into a log: as their authors wrote them, each behind what
/// it builds on.
///
/// Tasks are the same in any order. But a history tells as one deed what stands on lines one after
/// the other, and a device that fetches the log that it has lost reads from the order of its lines
/// what undo takes back (PROTOCOL.md, "Undo and redo").
struct WritingOrder {
  /// What one intent did to one task.
  private struct Deed: Hashable {
    let wall: Instant
    let author: Int32
    let task: TaskID
  }

  /// The nodes of each deed, in the order in which deeds are first met.
  private var deeds: [[Int]] = []
  /// The deeds that each builds on, itself among them.
  private var bases: [[Int]] = []
  private var ordered: [Int] = []
  private var isBegun: [Bool] = []

  /// Some nodes of a log, by their indices, each once.
  /// - Complexity: O(*n* log *n*).
  static func sorted(_ nodes: [Int], of log: borrowing ChangeLog) -> [Int] {
    var order = WritingOrder()
    let keys = order.gather(nodes, of: log)
    // What was done to several tasks at once stays together.
    let byClock = keys.indices.sorted {
      (keys[$0].wall, keys[$0].author, $0) < (keys[$1].wall, keys[$1].author, $1)
    }
    for deed in byClock { order.take(deed) }
    return order.ordered
  }

  private mutating func gather(_ nodes: [Int], of log: borrowing ChangeLog) -> [Deed] {
    var keys: [Deed] = []
    var numbers: [Deed: Int] = [:]
    var deedOf: [NodeID: Int] = [:]
    let list = log.nodes
    for index in nodes {
      let node = list[index]
      let deed = Deed(wall: node.wall, author: node.author, task: log.taskID(of: index))
      let number = numbers[deed, default: deeds.count]
      if number == deeds.count {
        numbers[deed] = number
        keys.append(deed)
        deeds.append([])
      }
      deeds[number].append(index)
      deedOf[node.id] = number
    }
    isBegun = Array(repeating: false, count: deeds.count)
    for number in deeds.indices {
      deeds[number].sort { (list[$0].lamport, $0) < (list[$1].lamport, $1) }
      var parents: [NodeID] = []
      for index in deeds[number] { parents += log.parentIDs(of: index) }
      bases.append(parents.compactMap { deedOf[$0] })
    }
    return keys
  }

  /// Takes a deed, and first what it builds on.
  private mutating func take(_ deed: Int) {
    var path = [deed]
    while let next = path.popLast() {
      if isBegun[next] {
        // Met again behind what it builds on.
        ordered += deeds[next]
        deeds[next] = []
      } else {
        isBegun[next] = true
        path.append(next)
        path += bases[next].filter { !isBegun[$0] }
      }
    }
  }
}
