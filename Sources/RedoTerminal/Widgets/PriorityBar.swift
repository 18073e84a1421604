/// A priority from 1 to 5 as that many of five marks, so that it is read without colour too.
public struct PriorityBar: Hashable, Sendable {
  /// The columns it takes.
  public static let columns = 5

  /// The priority, 0 to 5; more or less counts as the nearest.
  public var priority: Int

  /// A bar for a priority.
  public init(_ priority: Int) {
    self.priority = priority
  }

  /// Draws the bar, and says how many columns it took.
  @discardableResult
  public func draw(on canvas: inout Canvas, at point: Point) -> Int {
    let filled = min(max(priority, 0), PriorityBar.columns)
    let (full, rest) = (canvas.glyphs.glyph("▮", "#"), canvas.glyphs.glyph("▯", "."))
    for mark in 0..<PriorityBar.columns {
      let isFilled = mark < filled
      canvas.put(
        isFilled ? full : rest, at: Point(row: point.row, column: point.column + mark),
        isFilled ? .priority(priority) : .priorityRest)
    }
    return PriorityBar.columns
  }
}
