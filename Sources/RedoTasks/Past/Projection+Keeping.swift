internal import RedoProtocol

extension Projection {
  /// Replays some of a graph's tasks and takes all others from an earlier replay, at which the graph
  /// had the same tasks at the same places.
  ///
  /// - Parameters:
  ///   - graph: what is replayed.
  ///   - earlier: the replay that the other tasks are taken from.
  ///   - changed: the places in the graph's tasks of those that are not the same, ascending.
  init(_ graph: ChangeGraph, keeping earlier: Projection, except changed: [Int]) {
    var replay = Replay(graph)
    replay.run(keeping: earlier, except: changed)
    self.init(graph, replay.states)
  }
}

extension Replay {
  fileprivate mutating func run(keeping earlier: Projection, except changed: [Int]) {
    states.reserve(tasks: earlier.tasks.count, todos: earlier.todos.count)
    var fold = TaskFold()
    var kept = 0
    for place in changed {
      let start = graph.tasks[place].range.lowerBound
      let end = earlier.firstTask(from: start)
      keep(earlier, kept..<end)
      kept = end
      if kept < earlier.tasks.count, earlier.tasks[kept].nodes.lowerBound == start { kept += 1 }
      fold.reset()
      replay(graph.tasks[place], into: &fold)
    }
    keep(earlier, kept..<earlier.tasks.count)
  }

  private mutating func keep(_ earlier: Projection, _ range: Range<Int>) {
    states.append(range, of: earlier.tasks, earlier.todos, earlier.noteTexts)
  }
}
