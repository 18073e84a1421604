internal import RedoProtocol

/// What holds of every graph, whatever the log was.
struct GraphClaims {
  let graph: ChangeGraph
  private let firsts: [NodeID: Int]

  init(_ graph: ChangeGraph) {
    self.graph = graph
    var firsts: [NodeID: Int] = [:]
    for index in graph.nodes.indices where !graph.isRepeated(index) {
      let earlier = firsts.updateValue(index, forKey: graph.nodes[index].id)
      precondition(earlier == nil, "two nodes of one id count as first")
    }
    self.firsts = firsts
  }

  func check() {
    checkOrder()
    for index in graph.nodes.indices {
      let isSound = graph.verdict(of: index) == .sound
      precondition(graph.isSound(index) == isSound, "a verdict and its flag disagree")
      if graph.isRepeated(index) {
        precondition(!graph.isLive(index), "a copy is live")
      } else if isSound {
        checkSound(index)
      } else {
        precondition(!graph.isLive(index), "a node that is not sound is live")
        checkException(index)
      }
    }
    checkHeads()
  }

  /// Every node but copies stands once in the order, task by task, ascending.
  private func checkOrder() {
    var end = 0
    for task in graph.tasks {
      precondition(task.range.lowerBound == end && !task.range.isEmpty, "tasks overlap or gape")
      end = task.range.upperBound
      for place in task.range {
        let node = graph.nodes[Int(graph.order[place])]
        precondition(names(node, task.taskID), "a node stands among another task's")
        guard place > task.range.lowerBound else { continue }
        let earlier = graph.nodes[Int(graph.order[place - 1])]
        precondition(earlier.precedes(node), "a task's nodes are out of total order")
      }
    }
    precondition(end == graph.order.count && end == firsts.count, "the order lacks nodes")
    precondition(Set(graph.order).count == graph.order.count, "a node stands twice in the order")
  }

  /// Whether the node's own line names a task.
  private func names(_ node: Node, _ task: TaskID) -> Bool {
    // In canonical text no string holds these bytes: its quotes are escaped.
    graph.bytes.canonicalText(ofNode: node.line).contains("\"taskId\":\"\(task)\"")
  }

  private func checkSound(_ index: Int) {
    let node = graph.nodes[index]
    let parents = graph.parents(of: index)
    precondition(parents.count == graph.parentIDs(of: index).count, "a sound node lacks a parent")
    precondition(node.action.parentCount.contains(parents.count), "the parents' number is wrong")
    for parent in parents {
      precondition(graph.isSound(parent), "a sound node has a parent that is not sound")
      precondition(graph.nodes[parent].action != .delete, "a sound node grows on a DELETE")
      let isOfTask = graph.taskID(of: parent) == graph.taskID(of: index)
      precondition(isOfTask, "a parent is of another task")
      precondition(graph.nodes[parent].precedes(node), "a parent comes after its child")
      if graph.isLive(index) {
        precondition(graph.isLive(parent), "a live node's parent is dead")
      }
    }
    let highest = parents.map { graph.nodes[$0].lamport }.max() ?? 0
    precondition(node.lamport == highest + 1, "a sound node breaks the Lamport rule")
    if graph.isLive(index) { precondition(node.action != .delete, "a DELETE is live") }
  }

  /// What a verdict names is there, or is not there, as the verdict says.
  private func checkException(_ index: Int) {
    switch graph.verdict(of: index) {
    case .sound, .rejected: break
    case .held(let missing):
      precondition(graph.parentIDs(of: index).contains(missing), "a node waits for no parent")
      precondition(firsts[missing] == nil, "a node waits for a parent that is there")
    case .pruned(let cause):
      if let at = firsts[cause] {
        let isFault = !graph.isSound(at) || graph.nodes[at].action == .delete
        precondition(isFault, "a branch was cut at a node that is sound")
      }
    }
  }

  private func checkHeads() {
    var grownOn: Set<Int> = []
    for index in graph.nodes.indices where graph.isLive(index) {
      grownOn.formUnion(graph.parents(of: index))
    }
    for index in graph.nodes.indices {
      let isHead = graph.isLive(index) && !grownOn.contains(index)
      precondition(graph.isHead(index) == isHead, "a head has a live child, or no head has none")
    }
  }
}
