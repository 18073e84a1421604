extension ChangeGraph {
  /// The sound node, by its index, that says it was made the latest; nil where no node is sound.
  ///
  /// - Complexity: O(*n*) in the nodes of the log.
  public var latestDated: Int? {
    var latest: Int?
    for (index, node) in nodes.enumerated() {
      if let latest, node.wall <= nodes[latest].wall { continue }
      if isSound(index) { latest = index }
    }
    return latest
  }
}
