internal import RedoCrypto

/// What a ``NodeLinker`` looks things up in while nodes arrive: nothing that the links do not say too.
struct LinkTables: Sendable {
  /// Each task's node that was linked last, which is most often the next one's parent; −1 for none.
  private var latestOfTask: [Int32] = []
  private var ids = SlotTable()
  private var tasks = SlotTable()
  private let seed = SlotTable.freshSeed()

  /// Makes empty tables.
  init() {}

  /// Makes the tables of nodes that are linked.
  init(of nodes: NodeList, in links: NodeLinks) {
    makeRoom(for: links.count, nodes)
    for id in links.taskIDs { _ = place(of: id, among: links.taskIDs, next: latestOfTask.count) }
    for (index, task) in links.taskOf.enumerated() where task >= 0 {
      _ = insert(index, nodes)
      _ = exchangeLatest(of: Int(task), for: index)
    }
  }

  /// Makes room for so many nodes more.
  mutating func makeRoom(for more: Int, _ nodes: NodeList) {
    ids.makeRoom(for: more) { Self.hash(nodes[$0].id) }
  }

  /// The first index of the id that the node at an index has; the index itself where it is new.
  mutating func insert(_ index: Int, _ nodes: NodeList) -> Int {
    let id = nodes[index].id
    return ids.insert(Self.hash(id), index: index) { nodes[$0].id == id }
  }

  /// The index of the node that has an id; nil where none is linked.
  func find(_ id: NodeID, _ nodes: NodeList) -> Int? {
    ids.find(Self.hash(id)) { nodes[$0].id == id }
  }

  /// The place of a task among those that are known; `next`, which is then taken, for a new one.
  mutating func place(of id: TaskID, among known: [TaskID], next: Int) -> Int {
    let seed = seed
    tasks.makeRoom(for: 1) { Self.hash(known[$0], seed) }
    let place = tasks.insert(Self.hash(id, seed), index: next) { known[$0] == id }
    if place == latestOfTask.count { latestOfTask.append(-1) }
    return place
  }

  /// A task's latest node, which from now on is another; −1 for none.
  mutating func exchangeLatest(of task: Int, for index: Int) -> Int {
    defer { latestOfTask[task] = Int32(truncatingIfNeeded: index) }
    return Int(latestOfTask[task])
  }

  private static func hash(_ id: NodeID) -> UInt64 { id.digest.word0 ^ id.digest.word2 }

  /// Whoever made a task chose its id: the seed goes in before the halves become one, so that nobody
  /// knows which ids meet.
  private static func hash(_ id: TaskID, _ seed: UInt64) -> UInt64 {
    SlotTable.mix(id.uuid.high, seed) ^ id.uuid.low
  }
}
