import RedoProtocol
import RedoTasks

extension TaskLog {
  /// A moment of November 2026 in UTC, which ends with the 20th, a Friday, at 14:05.
  static func november(_ day: Int, _ time: String = "10:00") -> Instant {
    let padded = day < 10 ? "0\(day)" : "\(day)"
    return Instant(rfc3339: "2026-11-\(padded)T\(time):00Z") ?? .earliest
  }

  /// Writes a task that was completed.
  mutating func addDone(_ moment: Instant, points: Int64? = nil, due: Instant? = nil) {
    let place = add(
      "done", points: points, due: due ?? moment, created: moment.advanced(byDays: -1))
    complete(place, at: moment)
  }

  /// What the log says at its present moment.
  func analytics(in zone: LocalZone = .utc, weekStart: Weekday = .monday) -> Analytics {
    Analytics(of: projection, at: Self.now, in: zone, weekStart: weekStart)
  }
}
