internal import RedoProtocol
internal import RedoTasks

/// What devices did to one task, intent by intent, and what each undo and redo among them was about:
/// the two stacks of ``DeviceHistory``, read for every device and for one task alone.
struct TaskDeeds {
  /// An intent that took back another one, or did it again.
  struct Turn {
    /// The nodes of the intent that it is about.
    let subject: [Int]
    /// Whether it took it back; else it did it again.
    let isUndo: Bool
    /// The fields that the other intent set and this one leaves alone, since others changed them.
    let left: Set<StateField>
  }

  private struct Name: Hashable {
    let author: Int
    let wall: Instant
  }

  private struct Device: Hashable {
    let userID: String
    let deviceID: String

    init(_ author: Author) { (userID, deviceID) = (author.userID, author.deviceID) }
  }

  private struct Deed {
    let nodes: [Int]
    /// The nodes of the intent that was meant first, before any undo and redo.
    let origin: [Int]
  }

  private let projection: Projection
  private let others: OthersBefore
  private var turns: [Name: Turn] = [:]
  /// The intents of a device that stand, each with the one that it repeats, the latest last.
  private var standing: [Deed] = []
  private var undone: [Deed] = []

  /// Reads the intents of all devices.
  /// - Complexity: O(*n* log *n*) in the task's changes, and what ``TurnCheck`` takes for each marked
  ///   one.
  init(of task: TaskNodes, in projection: Projection) {
    self.projection = projection
    others = OthersBefore(of: task, in: projection)
    for intents in Self.intents(of: task, in: projection.graph) {
      (standing, undone) = ([], [])
      intents.forEach { read($0) }
    }
  }

  /// What the intent of a node took back or did again; nil where it is neither.
  func turn(of index: Int) -> Turn? {
    turns[name(of: index)]
  }

  private func name(of index: Int) -> Name {
    let node = projection.graph.nodes[index]
    return Name(author: Int(node.author), wall: node.wall)
  }

  /// Moves the stacks, but for what does not do what its mark says.
  ///
  /// A wall time alone proves nothing: other programs set its last digits by chance.
  private mutating func read(_ intent: [Int]) {
    switch WallTime.mark(of: projection.graph.nodes[intent[0]].wall) {
    case .undo:
      guard let last = standing.last, check(intent, about: last).isUndo else { return }
      undone.append(standing.removeLast())
      keepTurn(about: last.origin, isUndo: true, of: intent)
    case .redo:
      guard let last = undone.last, check(intent, about: last).isRedo else { return }
      undone.removeLast()
      standing.append(Deed(nodes: intent, origin: last.origin))
      keepTurn(about: last.origin, isUndo: false, of: intent)
    case nil:
      guard !intent.allSatisfy(projection.isUnseenMerge) else { return }
      standing.append(Deed(nodes: intent, origin: intent))
      undone = []
    }
  }

  private func check(_ intent: [Int], about deed: Deed) -> TurnCheck {
    TurnCheck(
      of: intent, about: deed.nodes, meantBy: deed.origin, amid: others, in: projection)
  }

  private mutating func keepTurn(about subject: [Int], isUndo: Bool, of intent: [Int]) {
    let turn = Turn(subject: subject, isUndo: isUndo, left: left(of: subject, by: intent))
    for node in intent { turns[name(of: node)] = turn }
  }

  /// The fields that an intent set and another one, which takes it back or does it again, does not.
  ///
  /// What ends a branch leaves nothing. Todos that were made again have other names.
  private func left(of subject: [Int], by intent: [Int]) -> Set<StateField> {
    let graph = projection.graph
    guard !(subject + intent).contains(where: { graph.nodes[$0].action == .delete }) else {
      return []
    }
    let set = projection.fieldsSet(by: intent)
    let movesDate = set.contains(where: \.isOfTodo)
    return projection.fieldsSet(by: subject).filter {
      !set.contains($0) && !($0.isOfTodo && movesDate)
    }
  }

  /// The task's intents, device by device as their first changes stand in total order, each in the
  /// order of its clock: the lines of another device come in any order.
  private static func intents(of task: TaskNodes, in graph: ChangeGraph) -> [[[Int]]] {
    let nodes = graph.nodeIndices(at: task.range).filter(graph.isSound)
    let devices = Dictionary(grouping: nodes) { Device(graph.author(of: $0)) }.values
    return devices.sorted { graph.precedes($0[0], $1[0]) }.map { own in
      let sorted = own.sorted {
        let (left, right) = (graph.nodes[$0].wall, graph.nodes[$1].wall)
        return left == right ? $0 < $1 : left < right
      }
      return sorted.reduce(into: []) { intents, node in
        if let last = intents.last?.first, graph.nodes[last].wall == graph.nodes[node].wall {
          intents[intents.count - 1].append(node)
        } else {
          intents.append([node])
        }
      }
    }
  }
}
