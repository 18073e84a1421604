internal import RedoViewModels

/// How the first row of every day of a month is shared out between its shade and its signs, so that
/// all shades begin and end alike, whatever stands behind them.
struct DaySigns {
  /// The columns from which on titles are worth reading.
  private static let titleColumns = 9

  /// Whether a day has room for titles, and for what was done.
  let isRoomy: Bool
  /// Whether a day has room to say that something would come again.
  let tellRepeats: Bool
  /// The column at which the shade begins.
  let start: Int
  /// The column before which the shade ends, where a day's own signs leave so much.
  private let end: Int

  /// Looks at the days of a month, each of which has so many columns or more.
  init(of days: CalendarDays, columns: Int) {
    let (isRoomy, tellRepeats) = (columns >= Self.titleColumns, columns > 5)
    let start = isRoomy ? 4 : 3
    let widest =
      days.dates.map { Self.columns(of: days[$0], isRoomy, tellRepeats) }.max() ?? 0
    // One day with many signs is not to leave all others without a shade.
    end = max(start + 1, columns - 1 - widest)
    (self.isRoomy, self.tellRepeats, self.start) = (isRoomy, tellRepeats, start)
  }

  /// Where the shade of a day ends, the signs of which end at a column.
  func markEnd(on day: CalendarDay, before column: Int) -> Int {
    min(end, column - Self.columns(of: day, isRoomy, tellRepeats))
  }

  /// How many todos were completed on a day, in three columns at most: a number that is cut would be
  /// another one.
  static func count(_ day: CalendarDay) -> String {
    day.doneCount < 1_000 ? String(day.doneCount) : "1k+"
  }

  /// The columns of a day's signs, with a blank before them where there is room.
  private static func columns(of day: CalendarDay, _ isRoomy: Bool, _ tellRepeats: Bool) -> Int {
    let coming = tellRepeats && day.repeatCount > 0 ? 1 : 0
    let done = isRoomy && day.doneCount > 0 ? count(day).utf8.count + 1 : 0
    return coming + done + (isRoomy && coming + done > 0 ? 1 : 0)
  }
}
