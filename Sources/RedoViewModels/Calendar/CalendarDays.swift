internal import RedoIntents
public import RedoProtocol
internal import RedoTasks

/// What the days of a range hold.
public struct CalendarDays: Sendable {
  /// The first day and the last.
  public let range: ClosedRange<CivilDate>
  /// The story points at which a day is full: the capacity, else the fullest day's; never 0.
  public let fullPoints: Int64
  /// Whether that is the capacity.
  public let knowsCapacity: Bool
  private var days: [CivilDate: CalendarDay] = [:]

  /// Looks at the days of a range.
  /// - Complexity: O(*n*) in the number of todos.
  init(_ range: ClosedRange<CivilDate>, of projection: Projection, at dates: DateContext) {
    let (zone, today) = (dates.zone, dates.today)
    self.range = range
    let first = min(range.lowerBound, today.advanced(byDays: -Capacity.daysLookedAt))
    let work = CompletedWork(
      of: projection, from: first, through: max(range.upperBound, today), in: zone)
    let capacity = Capacity(of: work, before: today).points.flatMap { $0 > 0 ? $0 : nil }
    for (date, day) in work.days where range.contains(date) {
      days[date, default: .init()].doneCount = day.tasks
    }
    Self.addDue(to: &days, range, projection, zone)
    Self.addRepeats(to: &days, range, projection, zone, from: today)
    knowsCapacity = capacity != nil
    fullPoints = capacity ?? max(1, days.values.map(\.due.points).max() ?? 1)
  }

  /// How many weeks the range has.
  public var weeks: Int { (count + 6) / 7 }

  /// The days in order.
  public var dates: [CivilDate] { (0..<count).map { range.lowerBound.advanced(byDays: $0) } }

  private var count: Int {
    range.upperBound.daysSinceEpoch - range.lowerBound.daysSinceEpoch + 1
  }

  /// What a day holds; nothing outside the range.
  public subscript(date: CivilDate) -> CalendarDay { days[date] ?? CalendarDay() }

  /// How full a day is, 0 for nothing due to 4 for full or more.
  public func level(of date: CivilDate) -> Int {
    let day = self[date]
    guard !day.places.isEmpty else { return 0 }
    let share = Double(day.due.points) / Double(fullPoints)
    return min(4, max(1, Int((share * 4).rounded(.up))))
  }

  private static func addDue(
    to days: inout [CivilDate: CalendarDay], _ range: ClosedRange<CivilDate>,
    _ projection: Projection, _ zone: LocalZone
  ) {
    let start = zone.instant(of: range.lowerBound, at: .midnight)
    let end = zone.instant(of: range.upperBound.advanced(byDays: 1), at: .midnight)
    var due: [(deadline: Instant, place: Int)] = []
    for (place, task) in projection.tasks.enumerated() where !task.isArchived {
      guard let deadline = projection.currentTodo(of: task)?.deadline, deadline >= start,
        deadline < end
      else { continue }
      due.append((deadline, place))
    }
    for (deadline, place) in due.sorted(by: { ($0.deadline, $0.place) < ($1.deadline, $1.place) }) {
      let date = zone.date(of: deadline)
      days[date, default: CalendarDay()].places.append(place)
      days[date, default: CalendarDay()].due +=
        DayTally(tasks: 1, points: projection.tasks[place].storyPoints)
    }
  }

  /// Where repeating tasks would come again: so many days after they are due, or after today where
  /// they are overdue, and again.
  private static func addRepeats(
    to days: inout [CivilDate: CalendarDay], _ range: ClosedRange<CivilDate>,
    _ projection: Projection, _ zone: LocalZone, from today: CivilDate
  ) {
    let (first, last) = (range.lowerBound.daysSinceEpoch, range.upperBound.daysSinceEpoch)
    for task in projection.tasks where !task.isArchived {
      guard let frequency = task.frequencyDays.flatMap(Int.init(exactly:)),
        let deadline = projection.currentTodo(of: task)?.deadline,
        case let start = max(zone.date(of: deadline), today).daysSinceEpoch,
        last > start, frequency <= last - start, projection.repeatDays(of: task) != nil
      else { continue }
      let skipped = max(1, (first - start + frequency - 1) / frequency)
      for day in stride(from: start + skipped * frequency, through: last, by: frequency) {
        days[CivilDate(daysSinceEpoch: day), default: CalendarDay()].repeatCount += 1
      }
    }
  }
}
