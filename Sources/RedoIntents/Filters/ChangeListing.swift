public import RedoProtocol
public import RedoTasks

/// The deeds of a log, the latest first by the authors' clocks, narrowed by what is asked for; each is
/// listed as the change that stands for it (``ChangeGraph/lead(of:)``).
public struct ChangeListing: Sendable {
  /// What narrows a listing besides words.
  public struct Scope: Hashable, Sendable {
    /// Only the changes of this task.
    public var task: TaskID?
    /// Only the changes of this user, on any device.
    public var userID: String?
    /// Only the changes of this kind.
    public var action: Action?

    /// Every change.
    public init() {}

    /// Whether it leaves anything out.
    public var isEmpty: Bool { task == nil && userID == nil && action == nil }
  }

  /// All changes, by their indices in the graph, the latest first.
  public let changes: [Int32]
  /// For each change the one that stands for its deed.
  private let leads: [Int32]
  private let leadsAlone: [Int32]
  private let places: [Int32]
  /// The changes that are listed, one for each deed, by their indices in the graph.
  public private(set) var nodes: [Int32]

  /// Lists all changes that a graph holds, those that count and those that do not.
  /// - Complexity: O(*n*) where the lines stand in the clocks' order, else O(*n* log *n*).
  public init(of graph: ChangeGraph) {
    var keys: [(wall: Int64, index: Int32)] = []
    keys.reserveCapacity(graph.nodes.count)
    for index in graph.nodes.indices where graph.holds(index) && !graph.isRepeated(index) {
      keys.append((graph.nodes[index].wall.milliseconds, Int32(truncatingIfNeeded: index)))
    }
    keys.reverse()
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.wall >= $1.wall }
    if !isSorted { keys.sort { ($0.wall, $0.index) > ($1.wall, $1.index) } }
    changes = keys.map(\.index)
    leads = Self.leads(of: changes, in: graph)
    leadsAlone = Self.distinct(leads)
    places = graph.taskPlaces()
    nodes = leadsAlone
  }

  /// For each change, the later of a deed before the earlier, the one that stands for the deed.
  private static func leads(of changes: [Int32], in graph: ChangeGraph) -> [Int32] {
    var leads = changes
    var start = 0
    for place in changes.indices {
      let next = place + 1
      let goesOn =
        next < changes.count && changes[next] == changes[place] - 1
        && graph.isOneDeed(Int(changes[next]), Int(changes[place]))
      guard !goesOn else { continue }
      if place > start {
        let lead = graph.lead(of: Int(changes[place])...Int(changes[start]))
        for part in start...place { leads[part] = Int32(truncatingIfNeeded: lead) }
      }
      start = next
    }
    return leads
  }

  /// Each once, where equal ones stand together.
  private static func distinct(_ leads: [Int32]) -> [Int32] {
    var found: [Int32] = []
    found.reserveCapacity(leads.count)
    for lead in leads where found.last != lead { found.append(lead) }
    return found
  }

  /// The task that a change belongs to, as a part of the graph.
  public func task(of index: Int, in graph: ChangeGraph) -> TaskNodes {
    graph.tasks[Int(places[index])]
  }

  /// Lists only the deeds of which a scope and a line ask for any change.
  /// - Complexity: O(*n*).
  public mutating func narrow(
    to scope: Scope, _ filter: ChangeFilter, in projection: Projection, with workers: any Workers
  ) {
    guard !scope.isEmpty || !filter.isEmpty else {
      nodes = leadsAlone
      return
    }
    let graph = projection.graph
    let finds = filter.finds(in: projection, with: workers)
    let authors = graph.authors.map { scope.userID == nil || $0.userID == scope.userID }
    let place = scope.task.flatMap { id in graph.tasks.firstIndex { $0.taskID == id } }
    let wanted = changes.indices.filter { ordinal in
      let index = changes[ordinal]
      let node = graph.nodes[Int(index)]
      let task = Int(places[Int(index)])
      return (scope.task == nil || task == place) && authors[Int(node.author)]
        && (scope.action == nil || node.action == scope.action)
        && finds.allSatisfy { $0.has(node, task: task) }
    }
    nodes = Self.distinct(wanted.map { leads[$0] })
  }
}
