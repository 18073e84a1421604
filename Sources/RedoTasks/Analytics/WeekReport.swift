public import RedoProtocol

/// This week so far beside the week before: the same days of it, and all of it.
public struct WeekReport: Hashable, Sendable {
  /// What some days of a week came to.
  public struct Part: Hashable, Sendable {
    /// The days.
    public let days: ClosedRange<CivilDate>
    /// Todos completed and their points.
    public internal(set) var done = DayTally.nothing
    /// How many of those were done by their deadline.
    public internal(set) var onTime = 0
    /// Tasks that were made and not deleted since.
    public internal(set) var added = 0
    /// Days on which something was done.
    public internal(set) var activeDays = 0

    /// Which part of what was done was done by its deadline, 0 … 1; nil where nothing was done.
    public var onTimeShare: Double? {
      done.tasks > 0 ? Double(onTime) / Double(done.tasks) : nil
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
    for completion in completions where completion.isOnTime {
      current.noteOnTime(completion.day)
      samePart.noteOnTime(completion.day)
      previous.noteOnTime(completion.day)
    }
  }
}

extension WeekReport.Part {
  fileprivate mutating func noteOnTime(_ day: Int) {
    let isInside =
      days.lowerBound.daysSinceEpoch <= day && day <= days.upperBound.daysSinceEpoch
    if isInside { onTime += 1 }
  }
}
