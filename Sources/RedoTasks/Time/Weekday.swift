public import RedoProtocol

/// A day of the week, numbered as ISO 8601 does: 1 = Monday … 7 = Sunday.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day of the week that a date falls on.
  public init(of date: CivilDate) {
    self = Self(rawValue: date.weekday) ?? .monday
  }

  /// The day's English name.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The first three letters of the name.
  public var shortName: String {
    String(name.prefix(3))
  }

  /// How many days after `other` this day comes, 0 … 6.
  public func days(after other: Weekday) -> Int {
    (rawValue - other.rawValue + 7) % 7
  }
}
