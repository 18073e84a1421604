/// Which lanes run where, from one row of a history to the next.
struct LaneBook {
  /// For each lane the change that it leads down to; nil for one that is free.
  private var targets: [Int?] = []

  /// The row of a change, and one below it where lines begin that have no room in it.
  mutating func rows(of node: Int, parents: [Int]) -> [HistoryGraph.Row] {
    let incoming = targets.indices.filter { targets[$0] == node }
    let lane = incoming.first ?? freeLane()
    for other in incoming.dropFirst() { targets[other] = nil }
    targets[lane] = parents.first
    // Lanes that pass by are those that were there and go on.
    var row = cells(passing: targets.indices.filter { $0 != lane && targets[$0] != nil })
    row[lane * 2].insert(.node)
    if !incoming.isEmpty { row[lane * 2].insert(.up) }
    for other in incoming.dropFirst() { connect(lane, other, .up, in: &row) }
    if targets[lane] != nil { row[lane * 2].insert(.down) }
    let others = Array(parents.dropFirst())
    guard !others.isEmpty, incoming.count > 1 else {
      begin(others, at: lane, in: &row)
      return [Self.row(node, row)]
    }
    var below = cells(passing: targets.indices.filter { targets[$0] != nil })
    row[lane * 2].insert(.down)
    below[lane * 2].insert(.up)
    begin(others, at: lane, in: &below)
    return [Self.row(node, row), Self.row(nil, below)]
  }

  /// Begins a lane for each of a MERGE's other parents, or meets the one that leads there already.
  private mutating func begin(_ parents: [Int], at lane: Int, in row: inout [LaneCell]) {
    for parent in parents {
      if let known = targets.firstIndex(of: parent) {
        if known != lane { connect(lane, known, [.up, .down], in: &row) }
        continue
      }
      let new = freeLane(besides: row)
      targets[new] = parent
      while row.count < targets.count * 2 { row.append([]) }
      connect(lane, new, .down, in: &row)
    }
  }

  /// Draws a line from a change's lane to another, which goes on by the given ways.
  private func connect(
    _ lane: Int, _ other: Int, _ ways: LaneCell, in row: inout [LaneCell]
  ) {
    let (from, to) = (lane * 2, other * 2)
    let (out, back): (LaneCell, LaneCell) = to > from ? (.right, .left) : (.left, .right)
    row[from].insert(out)
    row[to].formUnion(ways)
    row[to].insert(back)
    // A lane that meets the line is no longer passed over by it.
    row[to].remove(.bridge)
    for column in stride(from: min(from, to) + 1, to: max(from, to), by: 1) {
      let isPassed = row[column].isSuperset(of: [.up, .down])
      let isMet = !row[column].isDisjoint(with: [.left, .right])
      row[column].formUnion([.left, .right])
      if isPassed && !isMet { row[column].insert(.bridge) }
    }
  }

  /// The leftmost free lane; a new one at the right where none is.
  private mutating func freeLane(besides row: [LaneCell] = []) -> Int {
    let free = targets.indices.first { lane in
      targets[lane] == nil && (lane * 2 >= row.count || row[lane * 2].isEmpty)
    }
    if let free { return free }
    targets.append(nil)
    return targets.count - 1
  }

  private func cells(passing lanes: [Int]) -> [LaneCell] {
    var cells = [LaneCell](repeating: [], count: targets.count * 2)
    for lane in lanes { cells[lane * 2] = [.up, .down] }
    return cells
  }

  private static func row(_ node: Int?, _ cells: [LaneCell]) -> HistoryGraph.Row {
    let end = cells.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return HistoryGraph.Row(node: node, cells: Array(cells[..<end]))
  }
}
