public import RedoProtocol
internal import RedoTasks

/// One row of a week: a day, or something on it.
public enum WeekRow: Hashable, Sendable {
  /// A day's heading.
  case day(CivilDate)
  /// A task that is due, by its place in the projection.
  case task(CivilDate, place: Int)
  /// So many tasks that there is no room for.
  case more(CivilDate, count: Int)

  /// The day that the row belongs to.
  public var date: CivilDate {
    switch self {
    case .day(let date), .task(let date, _), .more(let date, _): date
    }
  }

  /// Lays a week out in so many rows: a heading for each day, and the room that is left shared out
  /// evenly among the days that need it.
  ///
  /// Where not even the headings fit, those show that end with the selected day.
  public static func rows(
    of days: CalendarDays, showing selected: CivilDate, height: Int
  ) -> [WeekRow] {
    let rows = rows(of: days, height: height)
    guard rows.count > height, let place = rows.firstIndex(of: .day(selected)) else { return rows }
    return Array(rows.dropFirst(max(0, place - height + 1)).prefix(max(0, height)))
  }

  /// The rows as they show: where all of a week fits so, each day but the first has a blank row
  /// above it, which is nil.
  public static func lines(
    of days: CalendarDays, showing selected: CivilDate, height: Int
  ) -> [WeekRow?] {
    let rows = rows(of: days, showing: selected, height: height)
    let all = days.dates.reduce(days.dates.count) { $0 + days[$1].due.tasks }
    guard all + days.dates.count - 1 <= height else { return rows }
    return rows.enumerated().flatMap { index, row -> [WeekRow?] in
      guard index > 0, case .day = row else { return [row] }
      return [nil, row]
    }
  }

  private static func rows(of days: CalendarDays, height: Int) -> [WeekRow] {
    let dates = days.dates
    let needs = dates.map { days[$0].due.tasks }
    let shares = shares(of: max(0, height - dates.count), among: needs)
    return zip(dates, zip(needs, shares)).flatMap { date, sizes -> [WeekRow] in
      let (need, share) = sizes
      let isCut = share < need && share > 0
      let shown = days[date].earliest(isCut ? share - 1 : share).map {
        WeekRow.task(date, place: $0)
      }
      return [.day(date)] + shown + (isCut ? [.more(date, count: need - share + 1)] : [])
    }
  }

  /// How many rows of so many each day gets.
  ///
  /// A day with several tasks never gets a single row, which could only count them: of two such days
  /// the first gets both rows.
  private static func shares(of rows: Int, among needs: [Int]) -> [Int] {
    var shares = [Int](repeating: 0, count: needs.count)
    var room = rows
    while room > 0,
      let next = needs.indices.filter({ shares[$0] < needs[$0] }).min(by: {
        shares[$0] < shares[$1]
      })
    {
      shares[next] += 1
      room -= 1
    }
    let mute = needs.indices.filter { shares[$0] == 1 && needs[$0] > 1 }
    for (place, day) in mute.enumerated() { shares[day] = place < mute.count / 2 ? 2 : 0 }
    if !mute.count.isMultiple(of: 2),
      let day = needs.indices.first(where: {
        shares[$0] < needs[$0] && (shares[$0] > 1 || needs[$0] == 1)
      })
    {
      shares[day] += 1
    }
    return shares
  }
}
