internal import RedoProtocol
internal import RedoTasks

/// The deeds of the tasks that were asked about, each read once however many of its changes are told.
final class KeptDeeds {
  private let projection: Projection
  /// By the task's first place in the graph's order.
  private var tasks: [Int: TaskDeeds] = [:]
  /// How often the nodes of an intent were asked for, by the same.
  private var asked: [Int: Int] = [:]
  private var written: [Int: [Authorship: [Int]]] = [:]
  /// What was told of intents, by the first of their nodes.
  private var clauses: [Int: Clause] = [:]
  /// Where intents of several nodes on one another began, by each of those.
  private var beginnings: [Int: Int] = [:]
  /// Listing all intents of a task takes as long as looking for so many.
  private static let worth = 32

  /// When and by whom a node was written: what all nodes of one intent have in common.
  private struct Authorship: Hashable {
    let wall: Instant
    let author: Int32

    init(of node: Node) {
      (wall, author) = (node.wall, node.author)
    }
  }

  /// Keeps what one log comes to.
  init(in projection: Projection) {
    self.projection = projection
  }

  /// What the intent of a node took back or did again; nil where it is neither.
  func turn(of index: Int) -> TaskDeeds.Turn? {
    // A wall time without a mark says enough.
    guard WallTime.mark(of: projection.graph.nodes[index].wall) != nil else { return nil }
    let task = projection.graph.task(of: index)
    let deeds = tasks[task.range.lowerBound] ?? TaskDeeds(of: task, in: projection)
    tasks[task.range.lowerBound] = deeds
    return deeds.turn(of: index)
  }

  /// The nodes of a task that one intent wrote, given one of them: as
  /// ``ChangeGraph/nodesWritten(with:)``, but for whoever asks about many.
  func nodesWritten(with index: Int) -> [Int] {
    let graph = projection.graph
    let task = graph.task(of: index)
    let place = task.range.lowerBound
    asked[place, default: 0] += 1
    guard asked[place, default: 0] > Self.worth else { return graph.nodesWritten(with: index) }
    let intents = written[place] ?? Self.intents(of: task, in: graph)
    written[place] = intents
    return intents[Authorship(of: graph.nodes[index])] ?? [index]
  }

  /// What is told of all nodes of an intent, found once: it may have written thousands, and a history
  /// tells it of each.
  func told(of nodes: [Int], _ tell: () -> Clause) -> Clause {
    if let known = clauses[nodes[0]] { return known }
    let clause = tell()
    clauses[nodes[0]] = clause
    return clause
  }

  /// The first of the nodes right below a node, and below one another, that its intent wrote; itself
  /// where there is none.
  func beginning(of index: Int) -> Int {
    let graph = projection.graph
    var path: [Int] = []
    var first = index
    while let parent = graph.onlyParent(of: first), graph.isOneIntent(parent, index) {
      path.append(first)
      first = parent
      guard let known = beginnings[first] else { continue }
      first = known
      break
    }
    for node in path { beginnings[node] = first }
    return first
  }

  private static func intents(of task: TaskNodes, in graph: ChangeGraph) -> [Authorship: [Int]] {
    let sound = graph.nodeIndices(at: task.range).filter(graph.isSound).sorted()
    return Dictionary(grouping: sound) { Authorship(of: graph.nodes[$0]) }
  }
}
