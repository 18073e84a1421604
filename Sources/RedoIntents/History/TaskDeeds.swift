internal import RedoProtocol
internal import RedoTasks

/// What one device did to one task, intent by intent, and what each undo and redo among them was
/// about: the two stacks of ``DeviceHistory``, read for any device and for one task alone.
struct TaskDeeds {
  /// An intent that took back another one, or did it again.
  struct Turn {
    /// The nodes of the intent that it is about.
    let subject: [Int]
    /// Whether it took it back; else it did it again.
    let isUndo: Bool
  }

  private let graph: ChangeGraph
  /// The intents that stand, each with the one that it repeats, the latest last.
  private var standing: [Deed] = []
  private var undone: [Deed] = []

  private struct Deed {
    let nodes: [Int]
    /// The nodes of the intent that was meant first, before any undo and redo.
    let origin: [Int]
  }

  /// What the intent of a node took back or did again; nil where it is neither.
  ///
  /// A wall time alone proves nothing: other programs set its last digits by chance.
  /// - Complexity: O(*n* log *n*) in the task's changes.
  static func turn(of written: [Int], in projection: Projection) -> Turn? {
    let graph = projection.graph
    guard let first = written.first, let mark = WallTime.mark(of: graph.nodes[first].wall) else {
      return nil
    }
    var deeds = TaskDeeds(graph: graph)
    let found = deeds.subject(of: first, in: projection)
    guard let found else { return nil }
    let check = TurnCheck(of: written, about: found.nodes, in: projection)
    guard mark == .undo ? check.isUndo : check.isRedo else { return nil }
    return Turn(subject: found.origin, isUndo: mark == .undo)
  }

  private init(graph: ChangeGraph) {
    self.graph = graph
  }

  private mutating func subject(of asked: Int, in projection: Projection) -> Deed? {
    let end = graph.nodes[asked].wall
    for nodes in intents(like: asked) {
      let wall = graph.nodes[nodes[0]].wall
      let isAsked = wall == end
      switch WallTime.mark(of: wall) {
      case .undo:
        guard let last = standing.popLast() else { break }
        if isAsked { return last }
        undone.append(last)
      case .redo:
        let last = undone.popLast()
        if isAsked { return last }
        standing.append(Deed(nodes: nodes, origin: last?.origin ?? nodes))
      case nil:
        if isAsked { return nil }
        // A MERGE in which nobody chose is seen by nobody, and passed over.
        let isUnseen = nodes.allSatisfy {
          graph.nodes[$0].action == .merge && projection.chosenFields(of: $0).isEmpty
        }
        guard !isUnseen else { break }
        standing.append(Deed(nodes: nodes, origin: nodes))
        undone = []
      }
    }
    return nil
  }

  /// The device's intents up to that of a node, in the order of its clock: the lines of another
  /// device come in any order.
  private func intents(like asked: Int) -> [[Int]] {
    let device = graph.author(of: asked)
    let own = graph.authors.map { $0.isSameDevice(as: device) }
    let end = graph.nodes[asked].wall
    let nodes = graph.task(of: asked).range.map { Int(graph.order[$0]) }.filter {
      own[Int(graph.nodes[$0].author)] && graph.nodes[$0].wall <= end && graph.isSound($0)
    }.sorted {
      let (left, right) = (graph.nodes[$0].wall, graph.nodes[$1].wall)
      return left == right ? $0 < $1 : left < right
    }
    var intents: [[Int]] = []
    for node in nodes {
      if let last = intents.last?.first, graph.nodes[last].wall == graph.nodes[node].wall {
        intents[intents.count - 1].append(node)
      } else {
        intents.append([node])
      }
    }
    return intents
  }
}
