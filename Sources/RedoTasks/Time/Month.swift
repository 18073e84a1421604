public import RedoProtocol

/// A month of the year, 1 = January … 12 = December.
public enum Month: Int, CaseIterable, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The month that a date lies in.
  public init(of date: CivilDate) {
    self = Self(rawValue: date.month) ?? .january
  }

  /// The month's English name.
  public var name: String {
    switch self {
    case .january: "January"
    case .february: "February"
    case .march: "March"
    case .april: "April"
    case .may: "May"
    case .june: "June"
    case .july: "July"
    case .august: "August"
    case .september: "September"
    case .october: "October"
    case .november: "November"
    case .december: "December"
    }
  }

  /// The first three letters of the name.
  public var shortName: String {
    String(name.prefix(3))
  }
}
