extension ChangeGraph {
  /// The nodes that were appended to the log since an earlier graph was made of it; nil where this is
  /// not the same log grown, or where either leaves nodes out.
  public func nodesAppended(since earlier: ChangeGraph) -> Range<Int>? {
    guard let lineage, lineage === earlier.lineage else { return nil }
    let known = earlier.nodes.count
    // A last line without its line feed was read again, and may have become another node.
    guard nodes.count >= known, known == 0 || nodes[known - 1].id == earlier.nodes[known - 1].id
    else { return nil }
    return known..<nodes.count
  }

  /// The places in ``tasks`` of the tasks that some nodes belong to, ascending, each once.
  public func tasks(ofNodes indices: Range<Int>) -> [Int] {
    Set(indices.lazy.map { Int(links.taskOf[$0]) }.filter { $0 >= 0 }).sorted()
  }
}
