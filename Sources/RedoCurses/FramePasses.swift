internal import RedoTerminal

/// The changes of a frame, divided into what is sent one after the other.
///
/// ncurses sends a frame row by row. Where the rows of a list change in the same two colours, it
/// sends both with each row, and a 24-bit colour is some 17 bytes. Sending what changes to one colour
/// after all else costs that colour once, and the way there where it stands beside other changes.
struct FramePasses {
  /// The changes; those of each element are sent before those of the next.
  var passes: [[CellChange]] { runs.map { $0.flatMap(\.changes) } }

  /// Changes beside each other to the same colour.
  private struct Run {
    var changes: ArraySlice<CellChange>
    var color: Int?
    var row: Int
    var columns: Range<Int>
  }

  private var runs: [[Run]]
  /// What a change of colour costs, in bytes.
  private let color: Int

  /// Divides changes, which are in the order of the rows and of the columns in each.
  ///
  /// The rows that `moved` names stay in the first pass: ncurses finds out by whole rows what it can
  /// have the terminal move.
  init(_ changes: [CellChange], depth: ColorDepth, moved: () -> Range<Int>) {
    runs = [Self.runs(of: changes)]
    switch depth {
    case .direct: color = 17
    case .indexed: color = 10
    case .mono, .eight, .sixteen: color = 0
    }
    guard color > 0, bestColor(but: 0..<0) != nil else { return }
    let moved = moved()
    while runs.count < Self.most, let best = bestColor(but: moved) {
      let waits = runs[0].indices.map { runs[0][$0].color == best && canWait($0, but: moved) }
      runs.insert(zip(runs[0], waits).filter(\.1).map(\.0), at: 1)
      runs[0] = zip(runs[0], waits).filter { !$0.1 }.map(\.0)
    }
  }

  /// More passes are not tried.
  private static let most = 6
  /// What the way to a cell costs, in bytes; ncurses rather sends again what lies between.
  private static let way = 7
  /// What a pass more costs beside its colour, in bytes: the end of bold.
  private static let pass = 14

  private static func runs(of changes: [CellChange]) -> [Run] {
    var runs: [Run] = []
    for (index, change) in changes.enumerated() {
      let end = change.column + change.glyph.columns
      if let last = runs.last, last.row == change.row, last.columns.upperBound == change.column,
        last.color == change.attributes.foreground
      {
        runs[runs.count - 1].changes = changes[last.changes.startIndex...index]
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
      } else {
        runs.append(
          Run(
            changes: changes[index...index], color: change.attributes.foreground, row: change.row,
            columns: change.column..<end))
      }
    }
    return runs
  }

  /// The colour whose runs are best sent later; nil where that saves nothing.
  private func bestColor(but moved: Range<Int>) -> Int? {
    let runs = runs[0]
    var gains: [Int: Int] = [:]
    var start = runs.startIndex
    while start < runs.endIndex {
      var end = start + 1
      guard let own = runs[start].color, canWait(start, but: moved) else {
        start = end
        continue
      }
      while end < runs.endIndex, runs[end].color == own, canWait(end, but: moved) { end += 1 }
      let left = start > runs.startIndex ? runs[start - 1].color : own
      let right = end < runs.endIndex ? runs[end].color : own
      let ends = [left != own, right != own, left == right].count { $0 } - 1
      let ways = (start..<end).reduce(0) { $0 + neighbours($1).count } * Self.way
      gains[own, default: -color - Self.pass] += ends * color - ways
      start = end
    }
    let best = gains.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value > 0 ? $0.key : nil }
  }

  /// Whether a run may be sent later.
  ///
  /// Neither it nor what stands between it and the next of its colour may be so short that ncurses,
  /// which passes it over, sends it all the same.
  private func canWait(_ index: Int, but moved: Range<Int>) -> Bool {
    let run = runs[0][index]
    guard !moved.contains(run.row), !isPassedOver(index) else { return false }
    return neighbours(index).allSatisfy { beside in
      !isPassedOver(beside) || neighbours(beside).contains { runs[0][$0].color != run.color }
    }
  }

  private func isPassedOver(_ index: Int) -> Bool {
    runs[0][index].columns.count <= Self.way && neighbours(index).count == 2
  }

  /// The runs so near that ncurses comes from there, or goes on there, without a jump.
  private func neighbours(_ index: Int) -> [Int] {
    let runs = runs[0]
    return [index - 1, index + 1].filter {
      guard runs.indices.contains($0), runs[$0].row == runs[index].row else { return false }
      let first = runs[min($0, index)].columns.upperBound
      return runs[max($0, index)].columns.lowerBound - first <= Self.way
    }
  }
}
