extension SettingName {
  /// The most bytes of a line that is set.
  static let longestText = 200

  /// What kind of value it takes.
  public var kind: SettingKind {
    switch self {
    case .theme, .motion, .week, .ranking, .start, .notify, .keymap, .sync: .choice
    case .due: .number(0...3650)
    case .priority: .number(1...5)
    case .points: .number(0...100)
    case .idle: .minutes(1...600, steps: [1, 2, 5, 10, 15, 30, 60])
    case .remind: .minutes(0...1440, steps: [0, 5, 10, 15, 30, 60])
    case .quiet: .hours(["21:00-07:00", "22:00-07:00", "22:00-08:00", "23:00-08:00"])
    case .time: .time
    case .name, .email, .device: .text
    }
  }

  /// What would be right, as a clause.
  public func advice(_ choices: SettingChoices) -> String {
    switch kind {
    case .choice: "write one of " + choices.words(for: self).joined(separator: ", ")
    case .number(let range):
      "write a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .minutes(let range, _):
      "write minutes, \(range.lowerBound) to \(range.upperBound), or off"
    case .hours: "write two times such as 22:00-07:00, or off"
    case .time: "write a time such as 18:00 or 9am"
    case .text: "write at most \(Self.longestText) bytes of plain text"
    }
  }
}
