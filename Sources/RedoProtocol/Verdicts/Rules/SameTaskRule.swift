/// Check 9: every parent belongs to the same task.
enum SameTaskRule {
  static func holds(at index: Int, in graph: ChangeGraph) -> Bool {
    let taskID = graph.nodes[index].taskID
    if graph.nodes[index].action == .merge {
      return graph.parents(of: index).allSatisfy { graph.nodes[$0].taskID == taskID }
    }
    let parent = Int(graph.firstParents[index])
    return parent < 0 || graph.nodes[parent].taskID == taskID
  }
}
