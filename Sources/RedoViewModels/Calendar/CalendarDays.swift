public import RedoIntents
public import RedoProtocol
public import RedoTasks

/// What the days of a range hold.
public struct CalendarDays: Sendable {
  /// The first day and the last.
  public let range: ClosedRange<CivilDate>
  /// The story points at which a day is full: the capacity, else the fullest day's; never 0.
  public let fullPoints: Int64
  /// Whether that is the capacity.
  public let knowsCapacity: Bool
  /// The day that it is.
  public let today: CivilDate
  /// How many tasks were due on a day before today and are not done.
  public let lateCount: Int
  /// From the first day of the range to its last.
  private var days: [CalendarDay]

  /// Looks at the days of a range.
  /// - Complexity: O(*n*) in the number of todos.
  init(_ range: ClosedRange<CivilDate>, of projection: Projection, at dates: DateContext) {
    let (zone, today) = (dates.zone, dates.today)
    self.range = range
    self.today = today
    var days = [CalendarDay](
      repeating: CalendarDay(),
      count: range.upperBound.daysSinceEpoch - range.lowerBound.daysSinceEpoch + 1)
    let work = CompletedWork(of: projection, on: Capacity.days(before: today), range, in: zone)
    let capacity = Capacity(of: work, before: today).points
    for (date, day) in work.days where range.contains(date) {
      days[Self.index(of: date, in: range)].doneCount = day.tasks
    }
    lateCount = Self.addDue(to: &days, range, projection, at: dates)
    Self.addRepeats(to: &days, range, projection, at: dates)
    knowsCapacity = capacity != nil
    fullPoints = capacity ?? max(1, days.map(\.due.points).max() ?? 1)
    self.days = days
  }

  /// How many weeks the range has.
  public var weeks: Int { (days.count + 6) / 7 }

  /// The days in order.
  public var dates: [CivilDate] { days.indices.map { range.lowerBound.advanced(byDays: $0) } }

  private static func index(of date: CivilDate, in range: ClosedRange<CivilDate>) -> Int {
    date.daysSinceEpoch - range.lowerBound.daysSinceEpoch
  }

  /// What a day holds; nothing outside the range.
  public subscript(date: CivilDate) -> CalendarDay {
    range.contains(date) ? days[Self.index(of: date, in: range)] : CalendarDay()
  }

  /// How full a day is, 0 for nothing due to 4 for full or more.
  public func level(of date: CivilDate) -> Int {
    guard self[date].due.tasks > 0 else { return 0 }
    return max(1, Int((share(of: date) * 4).rounded(.up)))
  }

  /// How much of a full day's points is due on a day, 0 to 1.
  public func share(of date: CivilDate) -> Double {
    min(1, Double(self[date].due.points) / Double(fullPoints))
  }

  /// The part of what is due on a day that goes beyond a full day's points, 0 to less than 1.
  public func excess(of date: CivilDate) -> Double {
    let points = self[date].due.points
    return points > fullPoints ? 1 - Double(fullPoints) / Double(points) : 0
  }

  /// Adds what is due to its day; gives back how much was due before today.
  private static func addDue(
    to days: inout [CalendarDay], _ range: ClosedRange<CivilDate>,
    _ projection: Projection, at dates: DateContext
  ) -> Int {
    let ladder = DayLadder(range, in: dates.zone)
    let midnight = dates.zone.instant(of: dates.today, at: .midnight)
    var lateCount = 0
    for (place, task) in projection.tasks.enumerated() where !task.isArchived {
      guard let deadline = projection.currentTodo(of: task)?.deadline else { continue }
      if deadline < midnight { lateCount += 1 }
      let index = ladder.place(of: deadline)
      if days.indices.contains(index) { days[index].add(task, at: place, due: deadline) }
    }
    return lateCount
  }

  /// Where repeating tasks would come again: so many days after they are due, or from now on where
  /// they are overdue, and again.
  private static func addRepeats(
    to days: inout [CalendarDay], _ range: ClosedRange<CivilDate>,
    _ projection: Projection, at dates: DateContext
  ) {
    let ladder = DayLadder(range, in: dates.zone)
    for task in projection.tasks {
      guard
        let coming = ComingRepeats(
          of: task, in: projection, at: dates, through: range.upperBound)
      else { continue }
      coming.forEach(in: ladder) { days[$0].repeatCount += 1 }
    }
  }

  /// The first of the tasks that would come again on a day, as places in the projection; so many or
  /// all.
  /// - Complexity: O(*n*) in the number of tasks.
  public static func comingAgain(
    on date: CivilDate, _ count: Int, of projection: Projection, at dates: DateContext
  ) -> [Int] {
    let day = DayLadder(date...date, in: dates.zone)
    return Array(
      projection.tasks.indices.lazy.filter { place in
        ComingRepeats(
          of: projection.tasks[place], in: projection, at: dates, through: date
        )?.isAny(in: day) == true
      }.prefix(count))
  }
}
