internal import RedoTerminal
internal import RedoViewModels

/// What stands alone in a room that is too small for the screen.
struct SizeNotice {
  /// The room.
  let size: Size

  func render(onto canvas: inout Canvas) {
    guard let line = lines.first(where: { $0.utf8.count <= size.columns }) else { return }
    canvas.write(line, at: Point(row: size.rows / 2, column: 0), as: .warning)
  }

  /// The words, from the longest to the shortest.
  private var lines: [String] {
    let least = ScreenLayout.leastSize
    let needed = "\(least.columns) x \(least.rows)"
    return [
      "redo needs \(needed); here are \(size.columns) x \(size.rows)", "redo needs \(needed)",
      "needs \(needed)", needed, "\(least.columns)x\(least.rows)",
    ]
  }
}
