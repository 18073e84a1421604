internal import RedoTerminal

/// The changes of a frame, divided into what is sent one after the other.
///
/// ncurses sends a frame row by row. Where the rows of a list change in the same two colours, it
/// sends both with each row, and a 24-bit colour is some 17 bytes. Sending what changes to one colour
/// after all else costs that colour once, and the way there where it stands beside other changes.
nonisolated struct FramePasses {
  /// The changes; those of each element are sent before those of the next.
  private(set) var passes: [[CellChange]]

  /// Each pass takes ncurses a while: more save little, and a screen that is drawn anew saves a tenth.
  private static let most = 3
  private static let mostChanges = 2_500

  /// Divides changes, which are in the order of the rows and of the columns in each.
  ///
  /// The rows that `moved` names stay in the first pass: ncurses finds out by whole rows what it can
  /// have the terminal move.
  init(_ changes: [CellChange], depth: ColorDepth, moved: () -> Range<Int>) {
    passes = [changes]
    guard changes.count < Self.mostChanges, let color = Self.bytes(ofColorIn: depth) else {
      return
    }
    var first = ColorRuns(changes)
    guard first.bestColor(bytes: color, but: 0..<0) != nil else { return }
    let moved = moved()
    while passes.count < Self.most, let best = first.bestColor(bytes: color, but: moved) {
      passes.insert(first.takeOut(best, but: moved).changes, at: 1)
      passes[0] = first.changes
    }
  }

  /// What a change of colour costs; nil where that is too little to care.
  private static func bytes(ofColorIn depth: ColorDepth) -> Int? {
    switch depth {
    case .direct: 17
    case .indexed: 10
    case .mono, .eight, .sixteen: nil
    }
  }
}
