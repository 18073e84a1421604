internal import RedoTasks

/// The names of days and months as people type them, in lowercase.
enum DateNames {
  private static let weekdays: [String: Weekday] = {
    var names: [String: Weekday] = [
      "tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday,
    ]
    for day in Weekday.allCases {
      names[day.shortName.lowercased()] = day
      names[day.name.lowercased()] = day
    }
    return names
  }()

  private static let months: [String: Month] = {
    var names: [String: Month] = ["sept": .september]
    for month in Month.allCases {
      names[month.shortName.lowercased()] = month
      names[month.name.lowercased()] = month
    }
    return names
  }()

  /// The weekday of a name, short or long.
  static func weekday(_ key: String) -> Weekday? {
    weekdays[key]
  }

  /// The month of a name, short or long.
  static func month(_ key: String) -> Month? {
    months[key]
  }
}
