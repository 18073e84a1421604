public import RedoProtocol

/// This week so far beside the week before: the same days of it, and all of it.
public struct WeekReport: Hashable, Sendable {
  /// What some days of a week came to.
  public struct Part: Hashable, Sendable {
    /// The days.
    public let days: ClosedRange<CivilDate>
    /// Todos completed and their points.
    public internal(set) var done = DayTally.nothing
    /// How many of those had a deadline before they were done.
    var dated = 0
    /// How many of those were done by it.
    var onTime = 0
    /// Tasks that were made and not deleted since.
    public internal(set) var added = 0
    /// Days on which something was done.
    public internal(set) var activeDays = 0

    /// Which part of what was done and had a deadline was done by it, 0 … 1; nil where nothing was.
    public var onTimeShare: Double? {
      dated > 0 ? Double(onTime) / Double(dated) : nil
    }
  }

  /// This week up to today.
  public private(set) var current: Part
  /// The same days of the week before.
  public private(set) var samePart: Part
  /// All of the week before.
  public private(set) var previous: Part

  /// Counts two weeks.
  init(
    _ completions: some Sequence<Completion>, _ history: CompletionHistory,
    created: (ClosedRange<CivilDate>) -> Int, weekStart: Weekday
  ) {
    let today = history.today
    let start = today.advanced(byDays: -Weekday(of: today).days(after: weekStart))
    let before = start.advanced(byDays: -7)
    func part(_ first: CivilDate, _ last: CivilDate) -> Part {
      var part = Part(days: first...max(first, last))
      part.done = history.total(part.days)
      part.activeDays = history.activeDays(part.days)
      part.added = created(part.days)
      return part
    }
    current = part(start, today)
    samePart = part(before, today.advanced(byDays: -7))
    previous = part(before, start.advanced(byDays: -1))
    for completion in completions {
      current.note(completion)
      samePart.note(completion)
      previous.note(completion)
    }
  }
}

extension WeekReport.Part {
  /// Counts whether a completion was on time.
  fileprivate mutating func note(_ completion: Completion) {
    let (first, last) = (days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
    guard let isOnTime = completion.isOnTime, (first...last).contains(completion.day) else {
      return
    }
    dated += 1
    if isOnTime { onTime += 1 }
  }
}
