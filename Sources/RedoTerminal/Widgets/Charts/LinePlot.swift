/// Lines over a common time, drawn in braille; a higher value stands higher.
public struct LinePlot: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// Its values, evenly over the width; it spans the whole plot whatever their number.
    public var values: [Double]
    /// Its colour.
    public var role: Role
    /// Whether it is broken, so that it is told from the others without colour.
    public var isDotted: Bool
    /// What marks it where there is no braille, one column of ASCII.
    public var mark: Unicode.Scalar

    /// A line.
    public init(
      _ values: [Double], _ role: Role, isDotted: Bool = false, mark: Unicode.Scalar = "*"
    ) {
      self.values = values
      self.role = role
      self.isDotted = isDotted
      self.mark = mark
    }
  }

  /// The lines, the one in front first.
  public var lines: [Line]
  /// The value at the lower edge.
  public var least: Double
  /// The value at the upper edge.
  public var most: Double

  /// A plot of lines between two values.
  public init(_ lines: [Line], from least: Double = 0, to most: Double) {
    self.lines = lines
    self.least = least
    self.most = most
  }

  /// Draws the lines in a rectangle, over what is there.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard !rect.isEmpty else { return }
    // Without braille a cell is one dot.
    let isBraille = canvas.glyphs == .unicode
    let picture = picture(rect.size, isBraille: isBraille)
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let cell = Point(row: row, column: column)
        guard let number = picture.series(at: cell) else { continue }
        let glyph = isBraille ? Glyph(picture.letter(at: cell)) : Glyph(lines[number].mark)
        canvas.put(
          glyph, at: Point(row: rect.row + row, column: rect.column + column), lines[number].role)
      }
    }
  }

  private func picture(_ size: Size, isBraille: Bool) -> Braille {
    var picture = Braille(size: size)
    let (columns, rows) =
      isBraille ? (picture.columns, picture.rows) : (size.columns, size.rows)
    for (number, line) in lines.enumerated() where !line.values.isEmpty {
      var last: Int?
      for column in 0..<columns {
        let height = row(of: value(of: line, at: column, of: columns), rows: rows)
        // A steep line is closed up to where it was, so that it stays a line.
        let reach = last.map { min($0, height)...max($0, height) } ?? height...height
        last = height
        guard !line.isDotted || column.isMultiple(of: 2) else { continue }
        for row in line.isDotted ? height...height : closed(reach, from: height) {
          let dotRow = isBraille ? row : row * Braille.dotRows
          let dotColumn = isBraille ? column : column * Braille.dotColumns
          let cell = Point(row: dotRow / Braille.dotRows, column: dotColumn / Braille.dotColumns)
          // A cell has one colour: a dot of a line behind would pass for one of the line in front.
          guard picture.series(at: cell) ?? number == number else { continue }
          picture.set(row: dotRow, column: dotColumn, series: number)
        }
      }
    }
    return picture
  }

  /// The rows between two heights, the one that was drawn last left out.
  private func closed(_ reach: ClosedRange<Int>, from height: Int) -> ClosedRange<Int> {
    guard reach.count > 2 else { return height...height }
    return height == reach.lowerBound
      ? height...reach.upperBound - 1 : reach.lowerBound + 1...height
  }

  /// A line's value at a column, between its values.
  private func value(of line: Line, at column: Int, of columns: Int) -> Double {
    let place =
      columns > 1
      ? Double(column) * Double(line.values.count - 1) / Double(columns - 1)
      : Double(line.values.count - 1)
    let lower = min(Int(place), line.values.count - 1)
    let upper = min(lower + 1, line.values.count - 1)
    let share = place - Double(lower)
    return line.values[lower] * (1 - share) + line.values[upper] * share
  }

  /// The row of a value, 0 at the top; what lies beyond an edge is drawn on it.
  private func row(of value: Double, rows: Int) -> Int {
    guard most > least, value.isFinite else { return rows - 1 }
    let share = min(max((value - least) / (most - least), 0), 1)
    return rows - 1 - Int((share * Double(rows - 1)).rounded())
  }
}
