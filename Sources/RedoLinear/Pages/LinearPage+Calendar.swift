internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// The days that hold something, or the tasks of the day that is open.
  mutating func readCalendar(_ viewModel: AppViewModel) {
    let calendar = viewModel.calendar
    guard let day = calendar.day, let days = calendar.days else { return }
    let friendly = FriendlyDate(in: viewModel.dates)
    if case .day = place.subject {
      say("\(friendly.weekdayAndDay(day)), \(Self.count(calendar.list.taskCount, "task")) due:")
      readRows(of: calendar.list, viewModel)
      return
    }
    let range = [days.range.lowerBound, days.range.upperBound].map(friendly.weekdayAndDay)
    say("Calendar, \(range[0]) to \(range[1]).")
    if let moving = calendar.moving {
      say("Move “\(moving.title)” to which day? b leaves it where it is.")
    }
    let shown = days.dates.filter { date in
      calendar.moving != nil || date == viewModel.dates.today || days[date] != CalendarDay()
    }
    for date in shown {
      offer(
        Self.words(of: days[date], on: date, viewModel.dates), .day(date), does: .open,
        name: friendly.weekdayAndDay(date))
    }
    say("Other days: h and l, j and k go on by a day or a week; w shows one week.")
  }

  private static func words(of day: CalendarDay, on date: CivilDate, _ dates: DateContext) -> String
  {
    let friendly = FriendlyDate(in: dates)
    let name = (date == dates.today ? "today, " : "") + friendly.weekdayAndDay(date)
    var parts: [String] = []
    if !day.places.isEmpty {
      parts.append("\(day.places.count) due, \(count(Int(clamping: day.due.points), "point"))")
    }
    if day.doneCount > 0 { parts.append("\(day.doneCount) done") }
    if day.repeatCount > 0 { parts.append("\(day.repeatCount) would come again") }
    return name + ": " + (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
  }
}
