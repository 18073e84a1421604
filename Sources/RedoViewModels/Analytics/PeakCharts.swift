internal import RedoTasks

/// Completions by hour and by weekday, and the peaks in words.
public struct PeakCharts: Hashable, Sendable {
  /// Completions by hour, midnight first.
  public let hours: [Int]
  /// Completions by weekday, Monday first.
  public let weekdays: [Int]
  /// The peaks in words.
  public let words: String

  init(_ peaks: Peaks) {
    hours = peaks.hours
    weekdays = peaks.weekdays
    guard let hour = peaks.busiestHour, let day = peaks.busiestWeekday else {
      words = "nothing done in \(Peaks.days) days"
      return
    }
    words = "most at \(hour):00, on \(day.shortName)"
  }
}
