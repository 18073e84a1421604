internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension Preferences {
  /// Takes a value as the config writes it.
  ///
  /// - Throws: what would be right; everything stays as it was.
  public mutating func set(
    _ name: SettingName, to text: String, among choices: SettingChoices
  ) throws(SettingError) {
    guard accept(text, for: name, among: choices) else {
      throw .refused(name, text: text, advice: name.advice(choices))
    }
  }

  private mutating func accept(
    _ text: String, for name: SettingName, among choices: SettingChoices
  ) -> Bool {
    switch name {
    case .theme: put(\.theme, choices.themes.first { $0 == text })
    case .keymap: put(\.keymap, choices.keymaps.first { $0 == text })
    case .sync: put(\.syncsByItself, ["on": true, "off": false][text])
    case .motion: put(\.motion, Motion(rawValue: text))
    case .ranking: put(\.ranking, RankingFormula(rawValue: text))
    case .start: put(\.start, (try? PresetName(text)).flatMap(choices.preset))
    case .week: put(\.weekStart, Self.weekday(text))
    case .due: put(\.dueDays, Self.number(text, name.kind))
    case .priority: put(\.priority, Self.number(text, name.kind))
    case .points: put(\.points, Self.number(text, name.kind))
    case .idle: put(\.idleMinutes, Self.minutes(text, name.kind))
    case .remind: put(\.remindMinutes, Self.minutes(text, name.kind))
    case .quiet: put(\.quietHours, Self.hours(text))
    case .notify: put(\.notification, TerminalNotification(rawValue: text))
    case .time: put(\.time, ClockExpression.parse(text))
    case .name: put(\.name, Self.line(text))
    case .email: put(\.email, Self.line(text))
    case .device: put(\.deviceName, Self.line(text))
    }
  }

  private mutating func put<Value>(
    _ part: WritableKeyPath<Preferences, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: part] = value
    return true
  }

  private static func number(_ text: String, _ kind: SettingKind) -> Int? {
    guard case .number(let range) = kind, let number = Int(text) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// The minutes, nil within for `off`; nil for what is neither.
  private static func minutes(_ text: String, _ kind: SettingKind) -> Int?? {
    guard text.lowercased() != "off" else { return .some(nil) }
    guard case .minutes(let range, _) = kind, let number = Int(text) else { return nil }
    return range.contains(number) ? .some(number) : nil
  }

  /// The hours, nil within for `off`; nil for what is neither.
  private static func hours(_ text: String) -> QuietHours?? {
    text.lowercased() == "off" ? .some(nil) : QuietHours(text).map { .some($0) }
  }

  private static func weekday(_ text: String) -> Weekday? {
    Weekday.allCases.first {
      [$0.name.lowercased(), $0.shortName.lowercased()].contains(text.lowercased())
    }
  }

  /// The text, nil within where it is empty; nil where it would not stay one plain line.
  private static func line(_ text: String) -> String?? {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPlain, text.utf8.count <= SettingName.longestText else { return nil }
    return .some(text.isEmpty ? nil : text)
  }
}
