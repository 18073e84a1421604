internal import RedoTasks

/// The names of days and months as people type them.
enum DateNames {
  /// The weekday of a name, short or long, in lowercase.
  static func weekday(_ key: String) -> Weekday? {
    switch key {
    case "tues": .tuesday
    case "weds": .wednesday
    case "thur", "thurs": .thursday
    default: Weekday.allCases.first { isName(key, $0.shortName, $0.name) }
    }
  }

  /// The month of a name, short or long, in lowercase.
  static func month(_ key: String) -> Month? {
    if key == "sept" { return .september }
    return Month.allCases.first { isName(key, $0.shortName, $0.name) }
  }

  private static func isName(_ key: String, _ short: String, _ long: String) -> Bool {
    key == short.lowercased() || key == long.lowercased()
  }
}
