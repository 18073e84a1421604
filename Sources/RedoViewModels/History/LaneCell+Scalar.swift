extension LaneCell {
  /// What draws it where no change sits.
  public var scalar: Unicode.Scalar {
    if contains(.cut) { return "…" }
    if contains(.bridge) { return "│" }
    return switch intersection([.up, .down, .left, .right]) {
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
