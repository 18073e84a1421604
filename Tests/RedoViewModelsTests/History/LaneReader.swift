import RedoViewModels

/// Follows the lines of a history as an eye does.
struct LaneReader {
  private let rows: [HistoryGraph.Row]
  private var place: [Int: (row: Int, column: Int)] = [:]

  init(_ history: HistoryGraph) {
    rows = history.rows
    for (row, line) in rows.enumerated() {
      guard let node = line.node, let column = line.cells.firstIndex(where: { $0.contains(.node) })
      else { continue }
      place[node] = (row, column)
    }
  }

  /// The changes that the lines down from a change lead to.
  func parents(of node: Int) -> Set<Int> {
    guard let (row, column) = place[node] else { return [] }
    var found: Set<Int> = []
    let below = rows.indices.contains(row + 1) && rows[row + 1].node == nil ? row + 1 : row
    if cell(row, column).contains(.down) { found.formUnion(follow(row + 1, column)) }
    for start in Set([row, below]) {
      for end in ends(from: column, row: start) where cell(start, end).contains(.down) {
        found.formUnion(follow(start + 1, end))
      }
    }
    return found
  }

  private func cell(_ row: Int, _ column: Int) -> LaneCell {
    guard rows.indices.contains(row), rows[row].cells.indices.contains(column) else { return [] }
    return rows[row].cells[column]
  }

  /// The columns at which lines from a column to both sides meet a lane.
  private func ends(from column: Int, row: Int) -> [Int] {
    var found: [Int] = []
    for (step, way, back) in [(1, LaneCell.right, LaneCell.left), (-1, .left, .right)] {
      var here = column
      while cell(row, here).contains(way), cell(row, here + step).contains(back) {
        here += step
        let cell = cell(row, here)
        if !cell.contains(.bridge), !cell.isDisjoint(with: [.up, .down]) { found.append(here) }
        if cell.contains(.node) { found.append(here) }
      }
    }
    return found
  }

  /// Where a lane leads from a row on.
  private func follow(_ row: Int, _ column: Int) -> [Int] {
    var row = row
    while rows.indices.contains(row) {
      let here = cell(row, column)
      guard here.contains(.up) else { return [] }
      if here.contains(.node) { return rows[row].node.map { [$0] } ?? [] }
      if !here.contains(.down) {
        return ends(from: column, row: row).filter { cell(row, $0).contains(.node) }
          .compactMap { _ in rows[row].node }
      }
      row += 1
    }
    return []
  }
}
