/// A date of the proleptic Gregorian calendar, without a time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 … 9999 unless the date was made from days beyond ``first`` … ``last``.
  public let year: Int
  /// The month, 1 … 12.
  public let month: Int
  /// The day of the month, 1 … 31.
  public let day: Int

  /// The first day the protocol can write, 0000-01-01.
  public static let first = CivilDate(daysSinceEpoch: -719_528)
  /// The last day the protocol can write, 9999-12-31.
  public static let last = CivilDate(daysSinceEpoch: 2_932_896)

  /// Creates a date; nil where no such day exists, or its year is not one of 0 … 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date that lies `daysSinceEpoch` days after 1970-01-01, within ± 10¹² days.
  public init(daysSinceEpoch: Int) {
    // Counts from 0000-03-01, so that the leap day ends its year.
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days from 1970-01-01 to this date; negative before it.
  public var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, 1 = Monday … 7 = Sunday (ISO 8601).
  public var weekday: Int {
    let remainder = (daysSinceEpoch + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The number of days in a month of 1 … 12: 28 … 31.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Whether February of `year` has 29 days.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The date `days` later, or earlier when negative, kept within ``first`` … ``last``.
  public func advanced(byDays days: Int) -> CivilDate {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? .first : .last }
    let kept = min(max(sum, Self.first.daysSinceEpoch), Self.last.daysSinceEpoch)
    return CivilDate(daysSinceEpoch: kept)
  }

  /// The date `months` later, its day held back to the month's last where that is shorter.
  ///
  /// What would leave ``first`` … ``last`` is the nearer of the two.
  public func advanced(byMonths months: Int) -> CivilDate {
    let (index, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (0..<120_000).contains(index) else { return months < 0 ? .first : .last }
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    let newDay = min(day, Self.days(in: newMonth, of: newYear))
    return CivilDate(year: newYear, month: newMonth, day: newDay) ?? self
  }

  /// Orders dates from earlier to later.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
