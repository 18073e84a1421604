public import RedoProtocol
public import RedoTasks

/// The changes of a log, the latest first by the authors' clocks, narrowed by what is asked for.
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

  /// All changes by their indices in the graph.
  private let all: [Int32]
  private let places: [Int32]
  /// The changes that are listed, by their indices in the graph.
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
    all = keys.map(\.index)
    places = graph.taskPlaces()
    nodes = all
  }

  /// How many changes there are to be listed.
  public var totalCount: Int { all.count }

  /// The task that a change belongs to, as a part of the graph.
  public func task(of index: Int, in graph: ChangeGraph) -> TaskNodes {
    graph.tasks[Int(places[index])]
  }

  /// Lists only the changes that a scope and a line ask for.
  /// - Complexity: O(*n*).
  public mutating func narrow(
    to scope: Scope, _ filter: ChangeFilter, in projection: Projection, with workers: any Workers
  ) {
    guard !scope.isEmpty || !filter.isEmpty else {
      nodes = all
      return
    }
    let graph = projection.graph
    let finds = filter.finds(in: projection, with: workers)
    let authors = graph.authors.map { scope.userID == nil || $0.userID == scope.userID }
    let place = scope.task.flatMap { id in graph.tasks.firstIndex { $0.taskID == id } }
    nodes = all.filter { index in
      let node = graph.nodes[Int(index)]
      let task = Int(places[Int(index)])
      return (scope.task == nil || task == place) && authors[Int(node.author)]
        && (scope.action == nil || node.action == scope.action)
        && finds.allSatisfy { $0.has(node, task: task) }
    }
  }
}
