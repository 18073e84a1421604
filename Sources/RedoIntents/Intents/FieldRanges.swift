/// The ranges that the protocol gives a task's numbers (PROTOCOL.md, "Actions").
enum FieldRanges {
  private static let greatest: Int64 = 9_007_199_254_740_991

  static func check(priority: Int?) throws(IntentError) {
    guard let priority, !(1...5).contains(priority) else { return }
    throw .outOfRange(field: "priority", allowed: "1 to 5, 5 is urgent")
  }

  static func check(storyPoints: Int64?) throws(IntentError) {
    guard let storyPoints, !(0...greatest).contains(storyPoints) else { return }
    throw .outOfRange(field: "story points", allowed: "0 or more")
  }

  static func check(frequencyDays: Int64?) throws(IntentError) {
    guard let frequencyDays, !(1...greatest).contains(frequencyDays) else { return }
    throw .outOfRange(field: "a repeat", allowed: "1 day or more")
  }

  static func check(due: SnoozeTarget?) throws(IntentError) {
    guard case .days(let days) = due, !(1...greatest).contains(days) else { return }
    throw .outOfRange(field: "the days to snooze", allowed: "1 or more")
  }
}
