/// The nodes of a log as a graph: linked to their parents, judged, and sorted into live and dead.
///
/// Every check from 8 on (PROTOCOL.md, "Verdicts") is made here, from the set of nodes alone, so any
/// order of arrival gives the same graph.
///
/// A node is spoken of by its index in ``nodes``; any other index is a fault of the program and stops it.
public struct ChangeGraph: Sendable {
  /// What is known of one node beyond its verdict.
  @usableFromInline struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It keeps every rule.
    static let sound = Flags(rawValue: 1)
    /// A replay uses it.
    @inlinable static var live: Flags { Flags(rawValue: 2) }
    /// A live node builds on it.
    @inlinable static var hasLiveChild: Flags { Flags(rawValue: 4) }
    /// It has parents that the log does not hold.
    static let lacksParent = Flags(rawValue: 8)
    /// The log does not hold it yet at the moment that the graph shows.
    static let later = Flags(rawValue: 16)
  }

  /// The log's nodes, as they stand there.
  public let nodes: NodeList
  /// The log's bytes.
  public private(set) var bytes: LogBytes
  /// The log's authors, as ``Node/author`` counts them.
  public let authors: [Author]
  /// The tasks, each with the part of ``order`` that is its nodes.
  public internal(set) var tasks: GraphTasks
  /// The indices of all nodes, repeated ones left out: task by task, each in total order (PROTOCOL.md,
  /// "Clock and total order").
  ///
  /// Only what the ranges of ``tasks`` name counts: a graph of the past has gaps between them.
  public internal(set) var order: [Int32] = []

  /// What the log knows of its nodes before any verdict.
  let links: NodeLinks
  /// The log that all of this is a graph of, as it grows; nil where nodes were left out.
  var lineage: LogLineage?
  /// A mark of the nodes that are left out: two graphs of one log that have the same hold the same
  /// nodes; 0 where none is left out.
  public internal(set) var absence: UInt64 = 0

  /// Each node's first parent; −1 for none.
  var firstParents: [Int32]
  /// The parents of the MERGE nodes that the log holds.
  var mergeParents: [Int: [Int32]]
  var mergeParentIDs: [Int: [NodeID]]
  /// The ids that lines claim which break one of checks 1 to 7.
  public let refusedIDs: Set<NodeID>
  @usableFromInline var flags: [Flags]
  var exceptions: [Int: Verdict] = [:]
  /// Scratch for walks over ancestors.
  var walk = GraphWalk()

  /// Judges every node of a log; the result is the same whoever the workers are.
  /// - Complexity: O(*n*), and O(*n* log *n*) for nodes that arrived out of order.
  public init(_ log: borrowing ChangeLog, with workers: any Workers = OneWorker()) {
    self.init(
      log.nodes, log.links, mergeParents: log.mergeParents, bytes: log.bytes,
      authors: log.authorTable.entries.map(\.author),
      refusedIDs: Set(log.faults.compactMap { $0.claimedID.flatMap { NodeID($0) } }),
      lineage: log.lineage, workers)
  }

  init(
    _ nodes: NodeList, _ links: NodeLinks, mergeParents: [Int: [NodeID]], bytes: LogBytes,
    authors: [Author], refusedIDs: Set<NodeID>, lineage: LogLineage? = nil,
    _ workers: any Workers = OneWorker()
  ) {
    self.lineage = lineage
    self.nodes = nodes
    self.bytes = bytes
    self.authors = authors
    self.refusedIDs = refusedIDs
    mergeParentIDs = mergeParents
    self.links = links
    firstParents = links.firstParents
    self.mergeParents = links.mergeParents
    tasks = GraphTasks(links.taskIDs, nodeCounts: links.nodeCounts)
    flags = links.facts.map { $0.contains(.lacksParent) ? .lacksParent : [] }
    group()
    judge(workers)
  }

  /// This graph over the same bytes where they stand now; bytes of another length stop the program.
  public func over(_ bytes: LogBytes) -> ChangeGraph {
    precondition(bytes.count == self.bytes.count, "the same bytes have the same length")
    var graph = self
    graph.bytes = bytes
    return graph
  }

  /// The graph that the log would be if it held these nodes alone, given by index and ascending.
  public func restricted(to indices: [Int]) -> ChangeGraph {
    var merges: [Int: [NodeID]] = [:]
    var named = UnlinkedReferences()
    for (place, index) in indices.enumerated() {
      merges[place] = mergeParentIDs[index]
      named.append(
        links.taskID(of: index), parent: links.parentID(of: index, in: nodes), of: nodes[index].id)
    }
    let kept = NodeList(ContiguousArray(indices.map { nodes[$0] }))
    return ChangeGraph(
      kept, NodeLinker().links(to: kept.count, of: kept, naming: named, mergeParentIDs: merges),
      mergeParents: merges, bytes: bytes, authors: authors, refusedIDs: [])
  }

  /// The indices of the nodes at some places of ``order``, such as the range of a task.
  public func nodeIndices(at places: Range<Int>) -> [Int] { order[places].map { Int($0) } }

  /// The task that the node at an index belongs to.
  public func taskID(of index: Int) -> TaskID { links.taskID(of: index) }

  /// The part of the graph that is the task of the node at an index.
  public func task(of index: Int) -> TaskNodes {
    tasks[Int(links.taskOf[links.first(of: index)])]
  }

  /// Who made the node at an index.
  public func author(of index: Int) -> Author {
    authors[Int(nodes[index].author)]
  }

  /// What the rules say of the node at an index; a copy has the verdict of the first.
  public func verdict(of index: Int) -> Verdict {
    exceptions[links.first(of: index)] ?? .sound
  }

  /// Whether the node at an index keeps every rule; a copy does where the first does.
  public func isSound(_ index: Int) -> Bool {
    flags[links.first(of: index)].contains(.sound)
  }
  /// Whether a replay uses the node at an index; of copies it uses the first.
  @inlinable public func isLive(_ index: Int) -> Bool { flags[index].contains(.live) }
  /// Whether the node at an index stands on an earlier line too.
  public func isRepeated(_ index: Int) -> Bool { links.facts[index].contains(.repeated) }
  /// Whether the node at an index is live and no live node builds on it.
  @inlinable public func isHead(_ index: Int) -> Bool {
    flags[index].contains(.live) && !flags[index].contains(.hasLiveChild)
  }

  /// The parents of the node at an index that the log holds, in the node's order.
  public func parents(of index: Int) -> [Int] {
    if links.facts[index].contains(.merges) { return (mergeParents[index] ?? []).map(Int.init) }
    return firstParents[index] < 0 ? [] : [Int(firstParents[index])]
  }

  /// The one parent that the log holds of the node at an index; nil where it holds none, and of a
  /// MERGE.
  public func onlyParent(of index: Int) -> Int? {
    guard !links.facts[index].contains(.merges), firstParents[index] >= 0 else { return nil }
    return Int(firstParents[index])
  }

  /// Whether every node stands behind the parents that the log holds, as it does unless something was lost
  /// and came back.
  /// - Complexity: O(*n*), at some billion nodes a second.
  public var isInLineOrder: Bool {
    firstParents.indices.allSatisfy { firstParents[$0] < $0 }
      && mergeParents.allSatisfy { node, parents in parents.allSatisfy { $0 < node } }
  }

  /// The ids of the parents that the node at an index names.
  public func parentIDs(of index: Int) -> [NodeID] {
    mergeParentIDs[index] ?? links.parentID(of: index, in: nodes).map { [$0] } ?? []
  }
}
