public import RedoProtocol

/// The MERGE that makes several heads of a task one without changing what anybody sees.
public struct HeadMerge: Sendable {
  /// The most parents that a MERGE may have.
  static let parentLimit = 10

  /// The heads' indices in the graph, in total order; the latest ones where there are more than a
  /// MERGE may have.
  public let parents: [Int]
  /// The payload.
  public let merge: Merge<String>
}

extension Projection {
  /// The MERGE of a task's heads; nil for a task with one head.
  ///
  /// Fields that the heads left with different values keep the one that the replay shows, by
  /// explicit resolution where last-writer-wins on heads would give another.
  public func headMerge(of task: TaskState) -> HeadMerge? {
    let parents = Array(heads(of: task).suffix(HeadMerge.parentLimit))
    guard parents.count > 1, let base = latestCommonAncestor(of: parents) else { return nil }
    var settlement = MergeSettlement(graph)
    var shown = TaskFold()
    for place in task.nodes where graph.isLive(Int(graph.order[place])) {
      settlement.apply(Int(graph.order[place]), to: &shown)
    }
    var states: [TaskFold] = []
    for parent in parents { states.append(settlement.state(at: parent)) }
    let contest = MergeContest(
      merge: Merge(base: graph.nodes[base].id), graph: graph, parents: parents,
      base: settlement.state(at: base), states: states)
    return HeadMerge(parents: parents, merge: resolved(contest, toShow: shown))
  }

  private func latestCommonAncestor(of parents: [Int]) -> Int? {
    var common = graph.ancestry(of: parents[0])
    for parent in parents.dropFirst() { common.formIntersection(graph.ancestry(of: parent)) }
    return common.max { graph.nodes[$0].precedes(graph.nodes[$1]) }
  }

  private func resolved(_ contest: MergeContest, toShow shown: TaskFold) -> Merge<String> {
    var merge = Merge<String>(base: contest.merge.base, defaultStrategy: .lww)
    var todos: [TodoID: [FieldResolution<String>]] = [:]
    for assignment in contest.assignments() {
      switch assignment {
      case .task(let field, let value):
        let wanted = field.value(in: shown)
        if let resolution = resolution(field.rawValue, wanted, unlessEqualTo: value) {
          merge.task.append(resolution)
        }
      case .todo(let field, let id, let value):
        let wanted = field.value(of: id, in: shown)
        if let resolution = resolution(field.rawValue, wanted, unlessEqualTo: value) {
          todos[id, default: []].append(resolution)
        }
      }
    }
    merge.todos = todos.sorted { $0.key < $1.key }.map {
      Merge<String>.TodoResolutions(todoID: $0.key, fields: $0.value)
    }
    return merge
  }

  private func resolution(
    _ path: String, _ wanted: FieldValue, unlessEqualTo value: FieldValue
  ) -> FieldResolution<String>? {
    guard !wanted.isEqual(to: value, in: graph.bytes) else { return nil }
    let manual: FieldResolution<String>.Value? =
      switch wanted {
      case .unset: nil
      case .text(let text): .text(string(text))
      case .number(let number): .integer(number)
      case .flag(let flag): .boolean(flag)
      case .instant(let instant): .text(instant.wallText)
      case .notes(let notes): .text(graph.bytes.string(notes))
      }
    return manual.map { FieldResolution(path: path, strategy: .manual, value: $0) }
  }
}
