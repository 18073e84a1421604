/// Days as a field of intensities: a column a week, a row a weekday.
///
/// Each intensity has a shade of its own, so that it is read without colour.
public struct HeatMap: Hashable, Sendable {
  /// The intensity of each day, 0 … 4, week by week from the left; nil where there is no day.
  public var weeks: [[Int?]]
  /// The columns of a week, 1 or more; from two on the last one stays blank.
  public let weekColumns: Int

  /// A field of weeks.
  public init(weeks: [[Int?]], weekColumns: Int = 2) {
    self.weeks = weeks
    self.weekColumns = max(1, weekColumns)
  }

  /// The colour of an intensity: brighter than the intensity itself where the glyph is thin.
  public static func role(of level: Int) -> Role {
    level > 0 ? .heat(level + 1) : .heat(0)
  }

  /// Draws the last weeks that fit, from the upper left corner.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    for (place, week) in shown(in: rect.columns).enumerated() {
      for (row, level) in weeks[week].prefix(rect.rows).enumerated() {
        guard let level else { continue }
        let start = rect.column + place * weekColumns
        for column in start..<start + max(1, weekColumns - 1) {
          canvas.put(
            canvas.glyphs.shade(level), at: Point(row: rect.row + row, column: column),
            Self.role(of: level))
        }
      }
    }
  }

  /// The weeks that fit, as places in ``weeks``.
  public func shown(in columns: Int) -> Range<Int> {
    let count = min(weeks.count, max(0, columns + weekColumns - 1) / weekColumns)
    return weeks.count - count..<weeks.count
  }
}
