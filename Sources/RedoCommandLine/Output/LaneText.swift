internal import RedoViewModels

/// The lines of a history as characters.
enum LaneText {
  /// A row's lines, with the sign of its change, always so many columns.
  static func text(of cells: [LaneCell], sign: DetailSign?, columns: Int) -> String {
    var text = ""
    for column in 0..<columns {
      let cell = cells.indices.contains(column) ? cells[column] : []
      text += cell.contains(.node) ? self.sign(sign ?? .change) : line(cell)
    }
    return text
  }

  /// The sign of a change.
  static func sign(_ sign: DetailSign) -> String {
    switch sign {
    case .head: "◉"
    case .refused: "✗"
    case .buried: "○"
    case .held: "…"
    default: "●"
    }
  }

  private static func line(_ cell: LaneCell) -> String {
    if cell.contains(.bridge) { return "│" }
    return switch cell.intersection([.up, .down, .left, .right]) {
    case [.up, .down], .up, .down: "│"
    case [.left, .right], .left, .right: "─"
    case [.up, .left]: "╯"
    case [.up, .right]: "╰"
    case [.down, .left]: "╮"
    case [.down, .right]: "╭"
    case [.up, .down, .left]: "┤"
    case [.up, .down, .right]: "├"
    case [.up, .left, .right]: "┴"
    case [.down, .left, .right]: "┬"
    case [.up, .down, .left, .right]: "┼"
    default: " "
    }
  }
}
