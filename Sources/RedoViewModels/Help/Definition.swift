internal import RedoTasks

/// What a number that a screen shows means, or one that is pressed, or what a setting is about.
public struct Definition: Hashable, Sendable {
  /// What the number or the setting is called; nothing where the definition before goes on.
  public let name: String
  /// What is counted or set, in a sentence or a few.
  public let words: String

  /// Defines a number or a setting.
  init(_ name: String, _ words: String) {
    self.name = name
    self.words = words
  }

  /// The definitions of what a screen shows.
  static func all(on screen: ScreenName) -> [Definition] {
    switch screen {
    case .analytics: Statistic.allCases.map { Definition($0.name, $0.definition) }
    case .plan: [capacity]
    case .calendar: [load, capacity]
    default: []
    }
  }

  /// What keys mean in a triage that are no command's.
  static let triageDigits = Definition(
    "1-5", "Set the priority of the task, which stays until it is decided on; 5 is urgent.")

  /// What a day holds.
  private static let capacity = Definition(
    "Capacity",
    "The median of the story points that you completed on a day, over those of the last "
      + "\(Capacity.daysLookedAt) days before today on which you completed anything; fewer than "
      + "\(Capacity.leastActiveDays) such days are too little to tell.")

  /// How full a day is.
  private static let load = Definition(
    "Load",
    "The story points of the tasks that are due on a day, shaded by quarters of your capacity or, "
      + "where that is not known, of the fullest day that shows; what goes beyond your capacity is "
      + "hatched. Behind the shade a sign and a number tell how many were done, and a faint sign "
      + "that a repeating task would come again.")
}
