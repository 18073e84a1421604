internal import RedoIntents
internal import RedoTasks

/// Completions by hour and by weekday, and the peaks in words.
public struct PeakCharts: Hashable, Sendable {
  /// Completions by hour, midnight first.
  public let hours: [Int]
  /// Completions by weekday, the one first with which a week starts.
  public let weekdays: [Int]
  /// The weekdays in two letters, in that order.
  public let weekdayNames: [String]
  /// The peaks in words.
  public let words: String
  /// The same where those do not fit.
  public let shortWords: String

  init(_ peaks: Peaks, weekStart: Weekday) {
    hours = peaks.hours
    let days = Weekday.allCases.sorted {
      $0.days(after: weekStart) < $1.days(after: weekStart)
    }
    weekdays = days.map { peaks.weekdays[$0.rawValue - 1] }
    weekdayNames = days.map { String($0.shortName.prefix(2)) }
    let most = peaks.busiestWeekdays
    guard !most.isEmpty else {
      (words, shortWords) = (Peaks.nothingDone, Peaks.nothingDone)
      return
    }
    let tiedTimes = TiedNames(peaks.busiestTimes, "hour")
    let tiedDays = TiedNames(days.filter(most.contains).map(\.shortName), "day")
    words = "most \(tiedTimes.isCounted ? "in" : "at") \(tiedTimes.words), on \(tiedDays.words)"
    shortWords = "most: \(tiedTimes.shortWords), \(tiedDays.shortWords)"
  }
}
