public import RedoProtocol

extension ChangeGraph {
  /// Whether one intent wrote both of two nodes: its nodes carry one wall time (PROTOCOL.md, "Undo and
  /// redo").
  public func isOneIntent(_ left: Int, _ right: Int) -> Bool {
    nodes[left].wall == nodes[right].wall && nodes[left].author == nodes[right].author
  }
}
