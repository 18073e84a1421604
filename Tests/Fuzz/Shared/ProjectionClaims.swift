internal import RedoProtocol
internal import RedoTasks

/// What holds of every projection, whatever the log was.
struct ProjectionClaims {
  let projection: Projection

  func check() {
    let graph = projection.graph
    GraphClaims(graph).check()
    let alive = graph.tasks.filter { task in
      task.range.contains { graph.isLive(Int(graph.order[$0])) }
    }
    precondition(
      projection.tasks.map(\.id) == alive.map(\.taskID), "a task survives without live nodes")
    var end = 0
    for task in projection.tasks {
      check(task)
      precondition(task.todos.lowerBound == end, "two tasks share a todo")
      end = task.todos.upperBound
    }
    precondition(end == projection.todos.count, "a todo belongs to no task")
  }

  private func check(_ task: TaskState) {
    let graph = projection.graph
    let live = task.nodes.map { Int(graph.order[$0]) }.filter(graph.isLive)
    let walls = live.map { graph.nodes[$0].wall }
    precondition(live.first.map { graph.nodes[$0].action } == .create, "a task begins uncreated")
    precondition(task.created == walls.first && task.updated == walls.last, "a time is wrong")
    precondition(task.headCount == projection.heads(of: task).count, "the heads are miscounted")
    precondition(task.headCount >= 1, "a task has no head")
    precondition(!projection.storedTitle(of: task).isEmpty, "a task has no title")
    precondition((1...5).contains(task.priority), "a priority is out of range")
    precondition(task.storyPoints >= 0 && (task.frequencyDays ?? 1) >= 1, "a number is too low")
    let open = task.todos.last { projection.todos[$0].completed == nil }
    precondition(task.currentTodo == open, "the current todo is not the last open one")
    precondition(
      Set(projection.todos[task.todos].map(\.id)).count == task.todos.count, "a todo stands twice")
    checkMerge(of: task)
  }

  /// MERGEs of all heads are offered where there are several, and they name their parents soundly.
  private func checkMerge(of task: TaskState) {
    guard let merging = HeadMerging(of: task, in: projection) else {
      precondition(task.headCount == 1, "a task of several heads has no MERGE")
      return
    }
    let heads = Set(projection.heads(of: task))
    var joined: [Int] = []
    for (round, merge) in merging.rounds.enumerated() {
      let parents = merge.parents.compactMap { if case .head(let head) = $0 { head } else { nil } }
      joined += parents
      precondition(
        Action.merge.parentCount.contains(merge.parents.count), "a MERGE has too many parents")
      precondition(
        merge.parents.count - parents.count == (round == 0 ? 0 : 1), "a MERGE forgets the last one")
      for parent in parents {
        let ids = projection.graph.history(upTo: parent).map {
          projection.graph.nodes[$0].id
        }
        precondition(ids.contains(merge.merge.base), "a MERGE's base is no ancestor")
      }
    }
    precondition(
      joined.count == heads.count && Set(joined) == heads, "MERGEs do not join all heads")
    precondition(
      Set(projection.twinHeads(of: task)).isSubset(of: heads), "a twin is no head")
  }
}
