extension ChangeGraph {
  /// The latest moment at which a sound node says that it was made; nil where no node is sound.
  ///
  /// - Complexity: O(*n*) in the nodes of the log.
  public var latestWall: Instant? {
    var latest: Instant?
    for (index, node) in nodes.enumerated() {
      if let known = latest, node.wall <= known { continue }
      if isSound(index) { latest = node.wall }
    }
    return latest
  }
}
