internal import RedoTerminal

/// Changes of a frame as runs: those beside each other to the same colour.
nonisolated struct ColorRuns {
  private struct Run {
    var changes: ArraySlice<CellChange>
    var color: Int?
    var row: Int
    var columns: Range<Int>
    var isOverWide: Bool
  }

  private var runs: [Run] = []
  /// Whether ncurses goes on to each run from the one before without a jump; a false more at the end.
  private var isReached: [Bool]

  /// What the way to a cell costs, in bytes: ncurses rather sends again what lies between.
  private static let way = 7
  /// What a part of a frame costs that is drawn for itself, beside its colour, in bytes: the way there
  /// and back, and bold ended and begun again.
  private static let part = 20

  /// Takes changes in the order of the rows and of the columns in each.
  init(_ changes: [CellChange]) {
    for (index, change) in changes.enumerated() {
      let end = change.column + change.glyph.columns
      let color = change.attributes.foreground
      if let last = runs.last, last.row == change.row, last.columns.upperBound == change.column,
        last.color == color
      {
        runs[runs.count - 1].changes = changes[last.changes.startIndex...index]
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
        runs[runs.count - 1].isOverWide = last.isOverWide || change.isOverWide
      } else {
        runs.append(
          Run(
            changes: changes[index...index], color: color, row: change.row,
            columns: change.column..<end, isOverWide: change.isOverWide))
      }
    }
    isReached = Self.reached(runs)
  }

  private init(_ runs: [Run]) {
    self.runs = runs
    isReached = Self.reached(runs)
  }

  private static func reached(_ runs: [Run]) -> [Bool] {
    let pairs = zip(runs, runs.dropFirst()).map { left, right in
      left.row == right.row && right.columns.lowerBound - left.columns.upperBound <= way
    }
    return [false] + pairs + [false]
  }

  /// The changes, in their order.
  var changes: [CellChange] { runs.flatMap(\.changes) }

  /// The colour whose runs are best sent for themselves, where a change of colour is so many bytes; nil
  /// where that saves nothing.
  func bestColor(bytes color: Int, but moved: Range<Int>) -> Int? {
    var gains: [Int: Int] = [:]
    var start = runs.startIndex
    while start < runs.endIndex {
      var end = start + 1
      guard let own = runs[start].color, isApart(start, but: moved) else {
        start = end
        continue
      }
      while end < runs.endIndex, runs[end].color == own, isApart(end, but: moved) { end += 1 }
      let left = start > runs.startIndex ? runs[start - 1].color : own
      let right = end < runs.endIndex ? runs[end].color : own
      let saved = [left != own, right != own, left == right].count { $0 } - 1
      let ways = isReached[start..<end].count { $0 } + isReached[start + 1...end].count { $0 }
      gains[own, default: -color - Self.part] += saved * color - ways * Self.way
      start = end
    }
    let best = gains.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value > 0 ? $0.key : nil }
  }

  /// Takes out the runs of a colour that can be sent for themselves.
  mutating func takeOut(_ color: Int, but moved: Range<Int>) -> ColorRuns {
    let isTaken = runs.indices.map { runs[$0].color == color && isApart($0, but: moved) }
    let taken = ColorRuns(zip(runs, isTaken).filter(\.1).map(\.0))
    self = ColorRuns(zip(runs, isTaken).filter { !$0.1 }.map(\.0))
    return taken
  }

  /// Whether a run can be sent for itself.
  ///
  /// Neither it nor what stands between it and the next of its colour may be so short that ncurses,
  /// which passes over it, sends it all the same. And once ncurses was sent something else in place of
  /// half a glyph, it blanks that together with what comes in place of the other half.
  private func isApart(_ index: Int, but moved: Range<Int>) -> Bool {
    guard !moved.contains(runs[index].row), !runs[index].isOverWide, !isPassedOver(index) else {
      return false
    }
    let color = runs[index].color
    let isHeldLeft =
      isReached[index] && isPassedOver(index - 1) && runs[index - 2].color == color
    let isHeldRight =
      isReached[index + 1] && isPassedOver(index + 1) && runs[index + 2].color == color
    return !isHeldLeft && !isHeldRight
  }

  private func isPassedOver(_ index: Int) -> Bool {
    runs[index].columns.count <= Self.way && isReached[index] && isReached[index + 1]
  }
}
