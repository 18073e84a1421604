public import RedoProtocol

/// The days on which a task comes back: in even steps of days, of calendar months or of years from a
/// first one on.
public struct RepeatSchedule: Hashable, Sendable {
  /// The day that the steps are counted from.
  public let start: CivilDate
  /// The day of the month to come on, 1 … 31, held back to the last one where a month is shorter.
  public let dayOfMonth: Int
  private let unit: Unit
  /// The units of one step, from 1 on.
  private let step: Int

  private enum Unit {
    case day
    case month
  }

  /// The most units of a step; one of so many leads past the last day there is.
  private static let mostUnits = 3_700_000

  /// Counts from a day; from a day of the month of its own where that day is one of a shorter month.
  public init(from start: CivilDate, by rhythm: Rhythm, dayOfMonth: Int? = nil) {
    self.start = start
    self.dayOfMonth = dayOfMonth ?? start.day
    let (unit, count): (Unit, Int64) =
      switch rhythm {
      case .days(let days), .fixedDays(let days): (.day, days)
      case .months(let months): (.month, months)
      case .years(let years): (.month, min(max(years, 1), Int64(Self.mostUnits)) * 12)
      }
    self.unit = unit
    step = min(max(Int(clamping: count), 1), Self.mostUnits)
  }

  /// The day so many steps after the first, 0 or more; the last day there is where it lies beyond.
  public func day(after steps: Int) -> CivilDate {
    let (units, overflow) = steps.multipliedReportingOverflow(by: step)
    guard !overflow else { return .last }
    guard unit == .month else { return start.advanced(byDays: units) }
    let month = start.advanced(byMonths: units)
    guard month < .last else { return .last }
    let day = min(dayOfMonth, CivilDate.days(in: month.month, of: month.year))
    return CivilDate(year: month.year, month: month.month, day: day) ?? month
  }

  /// How many steps lead to the last day that is not after another; 0 where that is before the first.
  public func steps(upTo day: CivilDate) -> Int {
    guard day > start else { return 0 }
    guard unit == .month else { return (day.daysSinceEpoch - start.daysSinceEpoch) / step }
    let months = (day.year - start.year) * 12 + day.month - start.month
    let steps = months / step
    return steps > 0 && self.day(after: steps) > day ? steps - 1 : steps
  }

  /// Hands over the days that follow from the first, of those from a day through another, each in days
  /// since 1970-01-01.
  public func forEach(from first: CivilDate, through last: CivilDate, _ body: (Int) -> Void) {
    var steps = max(1, steps(upTo: first))
    if unit == .day {
      let start = start.daysSinceEpoch
      if start + steps * step < first.daysSinceEpoch { steps += 1 }
      for day in stride(from: start + steps * step, through: last.daysSinceEpoch, by: step) {
        body(day)
      }
      return
    }
    while true {
      let day = day(after: steps)
      guard day <= last else { return }
      // Behind the last day there is none: no step leads on from it.
      if day >= first, day > start { body(day.daysSinceEpoch) }
      guard day < .last else { return }
      steps += 1
    }
  }

  /// Whether a day is the first or one that follows from it.
  public func contains(_ day: CivilDate) -> Bool {
    day >= start && self.day(after: steps(upTo: day)) == day
  }
}
