/// One cell of a history's graph: the ways that lines leave it.
public struct LaneCell: OptionSet, Hashable, Sendable {
  /// The ways, as bits.
  public let rawValue: UInt8

  /// Combines ways.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A line to the row above, where the later changes are.
  public static let up = LaneCell(rawValue: 1)
  /// A line to the row below, where the earlier changes are.
  public static let down = LaneCell(rawValue: 2)
  /// A line to the left.
  public static let left = LaneCell(rawValue: 4)
  /// A line to the right.
  public static let right = LaneCell(rawValue: 8)
  /// A change sits here.
  public static let node = LaneCell(rawValue: 16)
  /// A line from above to below passes over one from left to right, and they do not meet.
  public static let bridge = LaneCell(rawValue: 32)
  /// Lines beyond this column are not shown.
  public static let cut = LaneCell(rawValue: 64)
}
