public import RedoProtocol
internal import RedoTasks

/// Dates as screens and messages say them, in English words and 24-hour times.
///
/// What ``moment(_:)`` and ``full(_:)`` say, ``DateExpression`` reads back to the same minute.
public struct FriendlyDate: Sendable {
  /// About eleven months: the days within which a date to come needs no year to be told.
  private static let nearDays = 335

  private let context: DateContext
  /// The moment that ages and distances count from.
  var now: Instant { context.now }

  /// Says dates as they look from the context's present moment and place.
  public init(in context: DateContext) {
    self.context = context
  }

  /// A deadline in a few letters: `2d late`, `by 18:00`, `tomorrow`, `Mon`, `24 Dec`.
  ///
  /// A weekday is one of the next six days; a date has its year where that is not the present one.
  public func deadline(_ deadline: Instant) -> String {
    self.deadline(deadline, day)
  }

  /// A deadline for a narrow column: as ``deadline(_:)`` says it, in nine columns.
  ///
  /// The day counts for more than the year: `4 Jan` is that of the next eleven months, and only a
  /// date beyond them has its year, `4 Jan 28`.
  public func shortDeadline(_ deadline: Instant) -> String {
    self.deadline(deadline, shortDay)
  }

  private func deadline(_ deadline: Instant, _ day: (CivilDate) -> String) -> String {
    guard deadline > context.now else { return late(by: elapsed(deadline)) }
    let (date, time) = context.zone.civil(of: deadline)
    switch days(to: date) {
    case ...0: return "by " + clock(time)
    case 1: return "tomorrow"
    case 2...6: return Weekday(of: date).shortName
    default: return day(date)
    }
  }

  /// How far a moment is: `in 3 days`, `tomorrow`, `in 1 hour 30 minutes`, `now`, `2 days late`.
  ///
  /// What is to come is counted in days of the calendar and within a day to the minute of the clock,
  /// what is late in hours that have passed.
  public func distance(_ instant: Instant) -> String {
    guard instant > context.now else { return lateness(instant).map { $0 + " late" } ?? "now" }
    let days = days(to: context.zone.date(of: instant))
    if days > 0 { return days == 1 ? "tomorrow" : "in " + Quantity.text(days, "day") }
    let minutes = Int(instant.minute - context.now.clamped.minute)
    let parts = [(minutes / 60, "hour"), (minutes % 60, "minute")].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "in a moment" }
    return "in " + parts.map { Quantity.text($0.0, $0.1) }.joined(separator: " ")
  }

  /// How long something has been late: `2 days`, `4 hours`; nil where it is not a minute late.
  public func lateness(_ instant: Instant) -> String? {
    let (count, unit) = largestUnit(elapsed(instant))
    return count == 0 ? nil : Quantity.text(count, unit.name)
  }

  /// How long ago something was, for a narrow column: `just now`, `5m ago`, `2d ago`.
  public func age(_ instant: Instant) -> String {
    let (count, unit) = largestUnit(elapsed(instant))
    return count == 0 ? "just now" : "\(count)\(unit.letter) ago"
  }

  /// A moment in a sentence: `today 18:00`, `tomorrow 22:00`, `Mon 09:00`, `24 Dec 09:00`.
  public func moment(_ instant: Instant) -> String {
    sentence(instant, written)
  }

  /// A moment in a sentence of a history: `today 18:00`, `19 Nov 09:00`, with the year where that is
  /// not the present one.
  ///
  /// ``DateExpression`` would take one that has passed for the next such day.
  public func told(_ instant: Instant) -> String {
    sentence(instant, day)
  }

  private func sentence(_ instant: Instant, _ day: (CivilDate) -> String) -> String {
    let (date, time) = context.zone.civil(of: instant)
    let name =
      switch days(to: date) {
      case 0: "today"
      case 1: "tomorrow"
      case 2...6: Weekday(of: date).shortName
      default: day(date)
      }
    return name + " " + clock(time)
  }

  /// A moment that ``DateExpression`` reads back: `Mon 23 Nov 09:00`, with the year where the date
  /// alone would mean another day.
  public func full(_ instant: Instant) -> String {
    let (date, time) = context.zone.civil(of: instant)
    return full(date) + " " + clock(time)
  }

  /// The day of such a moment alone: `Mon 23 Nov`.
  func full(_ date: CivilDate) -> String {
    Weekday(of: date).shortName + " " + written(date)
  }

  /// A moment's time of day: `09:00`.
  public func clock(_ instant: Instant) -> String {
    clock(context.zone.civil(of: instant).time)
  }

  /// A moment that may have passed: `Mon 23 Nov 09:00`, with the year where that is not the present one.
  ///
  /// ``PastExpression`` reads it back; ``DateExpression`` would take it for the next such day.
  public func stamp(_ instant: Instant) -> String {
    let (date, time) = context.zone.civil(of: instant)
    return weekdayAndDay(date) + " " + clock(time)
  }

  /// A time of day: `09:00`.
  public func clock(_ time: CivilTime) -> String {
    padded(time.hour, to: 2) + ":" + padded(time.minute, to: 2)
  }

  /// A date: `24 Dec`, or `24 Dec 2027` where the year is not the present one.
  public func day(_ date: CivilDate) -> String {
    dayOfMonth(date) + (date.year == context.today.year ? "" : " " + padded(date.year, to: 4))
  }

  /// A date to come: `4 Jan`, or `4 Jan 28` for one so far that the day alone would mean a nearer one.
  private func shortDay(_ date: CivilDate) -> String {
    let isNear = date.year == context.today.year || days(to: date) < Self.nearDays
    return dayOfMonth(date) + (isNear ? "" : " " + padded(date.year % 100, to: 2))
  }

  /// A date without its year: `24 Dec`.
  private func dayOfMonth(_ date: CivilDate) -> String {
    "\(date.day) " + Month(of: date).shortName
  }

  /// A day as a heading: `Today · Fri 20 Nov`, `Yesterday · Thu 19 Nov`, `Wed 18 Nov`.
  public func dayName(_ date: CivilDate) -> String {
    let name = weekdayAndDay(date)
    return switch days(to: date) {
    case 0: "Today · " + name
    case -1: "Yesterday · " + name
    default: name
    }
  }

  /// A date with its day of the week: `Thu 24 Dec`.
  public func weekdayAndDay(_ date: CivilDate) -> String {
    Weekday(of: date).shortName + " " + day(date)
  }

  /// A date that reads back: one of this year that is past would else mean the next year's.
  private func written(_ date: CivilDate) -> String {
    let isPast = date < context.today && date.year == context.today.year
    return day(date) + (isPast ? " " + padded(date.year, to: 4) : "")
  }

  private func days(to date: CivilDate) -> Int {
    date.daysSinceEpoch - context.today.daysSinceEpoch
  }

  /// Milliseconds since a moment; 0 for one to come.
  private func elapsed(_ instant: Instant) -> Int64 {
    max(0, context.now.milliseconds - instant.clamped.milliseconds)
  }

  private func late(by milliseconds: Int64) -> String {
    let (count, unit) = largestUnit(milliseconds)
    return count == 0 ? "now" : "\(count)\(unit.letter) late"
  }

  /// The largest unit that fits at least once, and how often; 0 minutes where none does.
  private func largestUnit(
    _ milliseconds: Int64
  ) -> (count: Int, unit: (name: String, letter: String)) {
    let year = 365 * Instant.day
    return switch milliseconds {
    case ..<Instant.hour: (Int(milliseconds / Instant.minute), ("minute", "m"))
    case ..<Instant.day: (Int(milliseconds / Instant.hour), ("hour", "h"))
    case ..<year: (Int(milliseconds / Instant.day), ("day", "d"))
    default: (Int(milliseconds / year), ("year", "y"))
    }
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let figures = String(number)
    return String(repeating: "0", count: max(0, width - figures.utf8.count)) + figures
  }
}
