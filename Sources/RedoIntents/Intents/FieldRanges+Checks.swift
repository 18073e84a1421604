internal import RedoProtocol

/// Numbers that an intent would write are checked, so that no change is refused by its own log.
extension FieldRanges {
  static func check(priority: Int?) throws(IntentError) {
    guard let priority, !Self.priority.contains(Int64(priority)) else { return }
    throw .outOfRange(field: "priority", allowed: "1 to 5, 5 is urgent")
  }

  static func check(storyPoints: Int64?) throws(IntentError) {
    guard let storyPoints, !Self.storyPoints.contains(storyPoints) else { return }
    throw .outOfRange(field: "story points", allowed: "0 or more")
  }

  static func check(frequencyDays: Int64?) throws(IntentError) {
    guard let frequencyDays, !Self.frequencyDays.contains(frequencyDays) else { return }
    throw .outOfRange(field: "a repeat", allowed: "1 day or more")
  }

  static func check(due: SnoozeTarget?) throws(IntentError) {
    guard case .days(let days) = due, !snoozeDays.contains(days) else { return }
    throw .outOfRange(field: "the days to snooze", allowed: "1 or more")
  }
}
