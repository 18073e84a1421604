/// A sum of story points that stays at the greatest number instead of passing it, since a log may
/// hold any.
public struct PointSum: Hashable, Sendable {
  /// The points so far, 0 or more.
  public private(set) var points: Int64 = 0

  /// A sum of nothing.
  public init() {}

  /// The sum of some points.
  public init(_ all: some Sequence<Int64>) {
    for points in all { add(points) }
  }

  /// Adds points.
  public mutating func add(_ more: Int64) {
    let (sum, overflow) = points.addingReportingOverflow(max(0, more))
    points = overflow ? .max : sum
  }
}
