/// What some days came to: how many todos were done, and their story points.
public struct DayTally: Hashable, Sendable {
  /// Todos completed.
  public private(set) var tasks: Int
  /// The story points of their tasks; stops at the largest number rather than overflow.
  public private(set) var points: Int64

  /// A day on which nothing was done.
  public static let nothing = DayTally(tasks: 0, points: 0)

  /// A tally; numbers below 0 count as 0.
  public init(tasks: Int, points: Int64) {
    self.tasks = max(0, tasks)
    self.points = max(0, points)
  }

  /// Adds what another day came to.
  public static func += (left: inout DayTally, right: DayTally) {
    left.tasks += right.tasks
    left.points = left.points.addingClamped(right.points)
  }
}

extension Int64 {
  /// The sum of two numbers that are not negative, or the largest number where that is more.
  func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
