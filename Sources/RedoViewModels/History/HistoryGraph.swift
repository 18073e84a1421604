public import RedoProtocol

/// A task's changes as a graph, the latest first: a row for each, with the lines between a change and
/// those it builds on.
///
/// Lane *n* is column 2 *n*; the columns between them hold what goes from one lane to another. Lanes
/// that were there join in the row of the change that they lead to; lanes that begin do so in the row
/// of the MERGE that they leave, or, where lanes join in that row too, in one of their own below it.
/// So each line can be followed from one end to the other without a doubt.
public struct HistoryGraph: Hashable, Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// The change, by its index in the log's graph; nil for a row of lines alone.
    public let node: Int?
    /// What the columns hold, from the left, without empty ones at the end.
    public let cells: [LaneCell]

    fileprivate func cut(to columns: Int) -> Row {
      cells.count > columns ? Row(node: node, cells: Array(cells[..<columns])) : self
    }
  }

  /// The rows, from the top.
  public let rows: [Row]
  /// How many changes the task has; where they are folded, how many are left.
  public let nodeCount: Int

  /// Lays out the latest changes of a task, those that count and those that do not.
  ///
  /// - Parameters:
  ///   - task: The task's part of the graph.
  ///   - graph: The log's graph.
  ///   - limit: How many changes are laid out at most.
  ///   - folding: Whether a deed that is several changes one after the other has one row.
  ///   - columns: How many columns of lines are kept; without any there are the changes alone.
  /// - Complexity: O(*n* log *n*) in the task's changes, and where lines are kept, O(*b*) for each row in
  ///   the branches beside it.
  public init(
    of task: TaskNodes, in graph: ChangeGraph, limit: Int = .max, folding: Bool = false,
    columns: Int = .max
  ) {
    let order = HistoryOrder(of: task, in: graph)
    let folds = folding ? DeedFolds(of: order.latestFirst, in: graph) : DeedFolds()
    let kept = order.latestFirst.filter { !folds.hides($0) }
    let shown = kept.prefix(limit)
    nodeCount = kept.count
    guard columns > 0 else {
      self.rows = shown.map { Row(node: $0, cells: []) }
      return
    }
    var lanes = LaneBook()
    var rows: [Row] = []
    for node in shown {
      let parents = graph.parents(of: node).filter(order.isKnown).map(folds.row(of:))
      rows += lanes.rows(of: node, parents: parents).map { $0.cut(to: columns) }
    }
    self.rows = rows
  }
}
