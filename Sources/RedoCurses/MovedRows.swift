internal import RedoTerminal

/// The rows that ncurses may have the terminal move from one frame to the next.
nonisolated struct MovedRows {
  /// From the first to the last of them, with those that they come from.
  private(set) var rows = 0..<0

  /// Two canvases of one size.
  init(from before: Canvas, to canvas: Canvas) {
    var hunk = 0..<0
    var shift = 0
    for row in 0..<canvas.gridSize.rows where before.row(row) != canvas.row(row) {
      let all = 0..<canvas.gridSize.rows
      let isNext = hunk.upperBound == row && all.contains(row + shift)
      if isNext, before.row(row + shift) == canvas.row(row) {
        hunk = hunk.lowerBound..<row + 1
      } else if let origin = all.first(where: { before.row($0) == canvas.row(row) }) {
        add(hunk, shift)
        hunk = row..<row + 1
        shift = origin - row
      }
    }
    add(hunk, shift)
  }

  /// Fewer rows than these are never moved by ncurses.
  private static let least = 3

  private mutating func add(_ hunk: Range<Int>, _ shift: Int) {
    guard hunk.count >= Self.least else { return }
    let start = min(hunk.lowerBound, hunk.lowerBound + shift)
    let end = max(hunk.upperBound, hunk.upperBound + shift)
    rows = rows.isEmpty ? start..<end : min(rows.lowerBound, start)..<max(rows.upperBound, end)
  }
}
