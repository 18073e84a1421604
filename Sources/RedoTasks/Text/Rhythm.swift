/// How the times of a task that comes back follow one another.
///
/// The log counts in days; what they are counted from, and whether they stand for calendar months or
/// years, the title says (PROTOCOL.md, "Text conventions").
public enum Rhythm: Hashable, Sendable {
  /// So many days after each completion, 1 or more.
  case days(Int64)
  /// So many days after each deadline, 1 or more.
  case fixedDays(Int64)
  /// So many calendar months after each deadline, 1 or more, on the same day of the month.
  case months(Int64)
  /// So many years after each deadline, 1 or more, on the same day of the year.
  case years(Int64)

  static let daysInMonth: Int64 = 30
  static let daysInYear: Int64 = 365

  /// Reads how many days the log has for a task beside its title; days must be 1 or more.
  public init(everyDays days: Int64, titled title: TitleText) {
    if title.markers.contains(.yearly), days.isMultiple(of: Self.daysInYear) {
      self = .years(days / Self.daysInYear)
    } else if title.markers.contains(.monthly), days.isMultiple(of: Self.daysInMonth) {
      self = .months(days / Self.daysInMonth)
    } else {
      self = title.markers.contains(.fixed) ? .fixedDays(days) : .days(days)
    }
  }

  /// The days that the log holds for it; the greatest number there is where they would pass it.
  public var days: Int64 {
    let (unit, count): (Int64, Int64) =
      switch self {
      case .days(let count), .fixedDays(let count): (1, count)
      case .months(let count): (Self.daysInMonth, count)
      case .years(let count): (Self.daysInYear, count)
      }
    let (days, overflow) = count.multipliedReportingOverflow(by: unit)
    return overflow ? .max : days
  }

  /// The rhythm that holds for a task with a title of the user's own, whose labels may say more than a
  /// number of days does.
  public func titled(_ title: TitleText) -> Rhythm {
    switch self {
    case .months, .years: return self
    case .days, .fixedDays:
      let said = Rhythm(everyDays: days, titled: title)
      return said.isFixed ? said : self
    }
  }

  /// Whether it counts from the deadline, not from the completion.
  public var isFixed: Bool { marker != nil }

  /// The label with which the title says so; nil for what needs none.
  public var marker: TitleLabel? {
    switch self {
    case .days: nil
    case .fixedDays: .fixed
    case .months: .monthly
    case .years: .yearly
    }
  }
}
