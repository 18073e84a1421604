internal import RedoProtocol

/// Where DELETEs ended the branches of a task, and which changes completed its todos.
struct BranchEndings: Sendable {
  /// A sound change that completed a todo.
  struct Completion: Sendable {
    /// The change, by its index in the graph.
    let node: Int
    /// The first DELETE, in total order, of a branch that holds it; nil where none is, or where it
    /// counts all the same.
    let ending: Int?
  }

  /// Of each todo the completions that were ended last, those that were not before all others.
  private(set) var completions: [TodoID: [Completion]] = [:]
  /// The first sound DELETE, in total order, that stands on each change.
  private(set) var first: [Int: Int] = [:]

  /// The changes on which a sound DELETE was made.
  private(set) var tips: Set<Int> = []

  /// Whoever asks leaves out the two changes of one branch at most.
  private static let mostCompletions = 3

  /// Looks through a task.
  /// - Complexity: O(*n* log *n*) in its changes.
  init(of task: TaskNodes, in graph: ChangeGraph) {
    let nodes = graph.nodeIndices(at: task.range).filter(graph.isSound)
    for deletion in nodes where graph.nodes[deletion].action == .delete {
      var pending = graph.parents(of: deletion)
      tips.formUnion(pending)
      while let next = pending.popLast() {
        // What one has on it, all before it have on them.
        guard first[next] == nil else { continue }
        first[next] = deletion
        pending += graph.parents(of: next)
      }
    }
    for node in nodes {
      guard case .completeTodo(let done) = graph.nodes[node].change else { continue }
      let ending = graph.isLive(node) ? nil : first[node]
      completions[done.todoID, default: []].append(Completion(node: node, ending: ending))
    }
    completions = completions.mapValues { all in
      let latest = all.sorted { left, right in
        guard let ending = left.ending else { return right.ending != nil }
        return right.ending.map { graph.precedes($0, ending) } ?? false
      }
      return Array(latest.prefix(Self.mostCompletions))
    }
  }
}
