/// A picture of dots, two across and four down in each cell, as braille letters.
///
/// Where braille cannot be shown each cell has one mark.
public struct Braille: Hashable, Sendable {
  /// Dots across a cell.
  static let dotColumns = 2
  /// Dots down a cell.
  static let dotRows = 4

  /// The cells.
  public let size: Size
  /// The dots of each cell, bit by bit as the letters U+2800 … U+28FF count them.
  private var dots: [UInt8]
  /// Which series has a cell: the one that came first.
  private var series: [Int?]

  /// A picture without dots.
  public init(size: Size) {
    self.size = size
    dots = Array(repeating: 0, count: size.columns * size.rows)
    series = Array(repeating: nil, count: size.columns * size.rows)
  }

  /// Dots across the picture.
  public var columns: Int { size.columns * Self.dotColumns }
  /// Dots down the picture.
  public var rows: Int { size.rows * Self.dotRows }

  /// Sets a dot, counted from the top left; one outside is left out.
  public mutating func set(row: Int, column: Int, series number: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row / Self.dotRows * size.columns + column / Self.dotColumns
    dots[index] |= Self.bit(row: row % Self.dotRows, column: column % Self.dotColumns)
    series[index] = min(series[index] ?? number, number)
  }

  /// Which series a cell shows; nil for an empty one.
  public func series(at point: Point) -> Int? {
    guard Rect(size: size).contains(point) else { return nil }
    return series[point.row * size.columns + point.column]
  }

  /// The letter of a cell.
  public func letter(at point: Point) -> Unicode.Scalar {
    let bits = dots[point.row * size.columns + point.column]
    return Unicode.Scalar(0x2800 + UInt32(bits)) ?? " "
  }

  /// The letters number their dots down the left column, down the right, then the lowest row.
  private static func bit(row: Int, column: Int) -> UInt8 {
    let bits: [UInt8] = column == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
    return bits[row]
  }
}
