internal import RedoProtocol
internal import RedoTasks

/// A repeat in words: `daily`, `every 2 weeks on friday`, `every monday morning`, `every 15th`,
/// `every 24 dec`, `every 30 days fixed`.
///
/// A part of the day counts right behind one that names its day, or comes every day.
///
/// The log counts repeats in days: a month is 30 of them, a year 365. One that counts from the
/// deadline is on the same day of each month or year all the same (``rhythm(isFixed:)``).
struct RepeatPhrase: Hashable {
  /// The units between two times, from 1 on.
  let count: Int
  /// What is counted.
  let unit: CalendarUnit
  /// The first date, where the phrase names a weekday, a day of the month or one of the year.
  var start: CivilDate?
  /// The part of the day at which it comes, where one is named.
  var part: PartOfDay?

  /// Whether it says itself that it counts from the deadline.
  var saysFixed = false

  /// The repeat in days, from 1 on.
  var days: Int { count * unit.days }

  /// Whether it counts from the deadline: `every monday` is a Monday again, whenever it is done.
  var isFixed: Bool { saysFixed || start != nil }

  /// How the task comes back, where the line says whether that counts from the deadline.
  func rhythm(isFixed: Bool) -> Rhythm {
    guard isFixed else { return .days(Int64(days)) }
    return switch unit {
    case .day, .week: .fixedDays(Int64(days))
    case .month: .months(Int64(count))
    case .year: .years(Int64(count))
    }
  }

  /// When it comes first, as far as it says: a day, its part, or the next such part of a day.
  var first: DatePhrase? {
    let clock = part.map { ClockPhrase.part($0) }
    return start.map { .day($0, clock) } ?? clock.map { .clock($0) }
  }

  /// Where a task is moved that begins to repeat on a day that the phrase names, at a time that it does
  /// not name.
  var firstDue: SnoozeTarget? { start.map { .on($0, later: day(after: $0)) } }

  /// The next day of a repeat that comes on a day, in a month that has it: the log knows the day of the
  /// month by the date alone on which a repeat begins.
  func day(after date: CivilDate) -> CivilDate? {
    let schedule = RepeatSchedule(from: date, by: rhythm(isFixed: true))
    return (1...48).lazy.map(schedule.day).first { unit.days < 30 || $0.day == date.day }
  }

  /// Whether a date elsewhere in the line is the day of each time: `the 15th` of every month, `24 dec`
  /// of every year.
  func comesOn(_ date: ArraySlice<Word>) -> Bool {
    let keys = date.map(\.key)
    return switch unit {
    case .day, .week: false
    case .month:
      keys.contains { DayPhrase.ordinal($0) != nil }
        && !keys.contains { DateNames.month($0) != nil || DateNames.weekday($0) != nil }
    case .year:
      keys.contains {
        DateNames.month($0) != nil || DayPhrase.isoDate($0) != nil
          || DayPhrase.dashedDate($0) != nil
      } && !keys.contains { DateNames.weekday($0) != nil }
    }
  }
}
