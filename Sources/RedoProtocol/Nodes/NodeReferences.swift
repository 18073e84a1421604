/// What a node's line names beyond itself; the links know it once the node is linked.
struct NodeReferences: Equatable, Sendable {
  /// The task that the node belongs to.
  let taskID: TaskID
  /// The nodes that it builds on.
  let parents: NamedParents
}
