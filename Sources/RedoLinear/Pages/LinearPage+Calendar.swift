internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// The days that hold something, or the tasks of the day that is open.
  mutating func readCalendar(_ viewModel: AppViewModel) {
    let calendar = viewModel.calendar
    guard let day = calendar.day, let days = calendar.days, let projection = viewModel.projection
    else { return }
    let friendly = FriendlyDate(in: viewModel.dates)
    if case .day = place.subject {
      say("\(friendly.weekdayAndDay(day)), \(Quantity.text(calendar.list.taskCount, "task")) due:")
      readRows(of: calendar.list, viewModel)
      return
    }
    let range = [days.range.lowerBound, days.range.upperBound].map(friendly.weekdayAndDay)
    say("Calendar, \(range[0]) to \(range[1]).")
    if let moving = calendar.moving {
      say("Move “\(moving.title)” to which day? b leaves it where it is.")
    }
    let today = viewModel.dates.today
    let shown = days.dates.filter { date in
      calendar.moving != nil || date == today || days[date].due.tasks > 0
    }
    let done = days.dates.filter { $0 < today && days[$0].doneCount > 0 }
    if !done.isEmpty, calendar.moving == nil {
      let count = done.reduce(0) { $0 + days[$1].doneCount }
      say("Before today: \(count) done on \(Quantity.text(done.count, "day")).")
    }
    offer(shown, of: days, viewModel.dates)
    let others = days.dates.filter { date in
      !shown.contains(date) && (days[date].doneCount > 0 || days[date].repeatCount > 0)
    }
    if !others.isEmpty { say("Days on which nothing is due, \(others.count):") }
    for run in DayRun.runs(of: others, in: days, projection, at: viewModel.dates) {
      offer(run, of: days, projection, viewModel.dates)
    }
    sayWaysOn(over: calendar.span)
  }

  /// From so many days on, those with the same repeats are one line; fewer keep a number each.
  private static let longRun = 7

  /// How many tasks a line for several days names.
  private static let mostNamed = 3

  /// Days without anything due: one by one, or as a line whose number chooses the first of many.
  private mutating func offer(
    _ run: DayRun, of days: CalendarDays, _ projection: Projection, _ clock: DateContext
  ) {
    guard run.dates.count >= Self.longRun, let first = run.dates.first, let last = run.dates.last
    else { return offer(run.dates, of: days, clock) }
    let titles = run.coming.prefix(Self.mostNamed).map { place in
      "“\(projection.title(of: projection.tasks[place]).shown)”"
    }
    let friendly = FriendlyDate(in: clock)
    let range = [first, last].map(friendly.weekdayAndDay).joined(separator: " to ")
    let names = Self.list(titles, of: run.coming.count)
    offer(
      "\(range): \(run.coming.count) would come again each day: \(names)", .day(first), does: .open,
      name: friendly.weekdayAndDay(first))
  }

  /// The titles of some tasks, and how many are not named.
  private static func list(_ titles: [String], of count: Int) -> String {
    let rest = count - titles.count
    return (rest > 0 ? titles + ["and \(rest) more"] : titles).joined(separator: ", ")
  }

  private mutating func offer(_ dates: [CivilDate], of days: CalendarDays, _ clock: DateContext) {
    let friendly = FriendlyDate(in: clock)
    for date in dates {
      offer(
        Self.words(of: days[date], on: date, clock), .day(date), does: .open,
        name: friendly.weekdayAndDay(date))
    }
  }

  private mutating func sayWaysOn(over span: CalendarSpan) {
    func name(_ command: Command) -> String { keys.name(of: command, in: .calendar) }
    // The days of a month stand in rows, those of a week in a column.
    let (across, down) = span == .month ? ("day", "week") : ("week", "day")
    say(
      "\(name(.moveLeft)) and \(name(.moveRight)) go a \(across) on, \(name(.moveDown)) and "
        + "\(name(.moveUp)) a \(down); \(name(.toggleWeek)) shows one week, or the month.")
  }

  /// The day that is selected, in a line, with what would come again where nothing is due.
  static func selectedDay(_ viewModel: AppViewModel) -> String? {
    let calendar = viewModel.calendar
    guard let day = calendar.day, let days = calendar.days else { return nil }
    let words = words(of: days[day], on: day, viewModel.dates)
    let titles = calendar.comingAgain.map { "“\($0.title)”" }
    guard !titles.isEmpty else { return words }
    return words + ": " + list(titles, of: days[day].repeatCount)
  }

  private static func words(of day: CalendarDay, on date: CivilDate, _ dates: DateContext) -> String
  {
    let friendly = FriendlyDate(in: dates)
    let name = (date == dates.today ? "Today, " : "") + friendly.weekdayAndDay(date)
    var parts: [String] = []
    if day.due.tasks > 0 {
      parts.append("\(day.due.tasks) due, \(Quantity.text(day.due.points, "point"))")
    }
    if day.doneCount > 0 { parts.append("\(day.doneCount) done") }
    if day.repeatCount > 0 { parts.append("\(day.repeatCount) would come again") }
    return name + ": " + (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
  }
}
