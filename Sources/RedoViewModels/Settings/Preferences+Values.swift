internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension Preferences {
  /// A value as the config writes it; empty where nothing is set.
  public func text(of name: SettingName) -> String {
    switch name {
    case .theme: theme
    case .motion: motion.rawValue
    case .idle: idleMinutes.map(String.init) ?? "off"
    case .due: String(dueDays)
    case .time: Self.clock(time)
    case .priority: String(priority)
    case .points: String(points)
    case .week: weekStart.name.lowercased()
    case .ranking: ranking.rawValue
    case .start: start.text
    case .remind: remindMinutes.map(String.init) ?? "off"
    case .quiet: quietHours?.text ?? "off"
    case .notify: notification.rawValue
    case .keymap: keymap
    case .sync: syncsByItself ? "on" : "off"
    case .name: self.name ?? ""
    case .email: email ?? ""
    case .device: deviceName ?? ""
    }
  }

  /// A value as a person reads it.
  public func words(of name: SettingName) -> String {
    switch name {
    case .idle: idleMinutes.map { "after " + Quantity.text($0, "minute") } ?? "off"
    case .due:
      switch dueDays {
      case 0: "today"
      case 1: "tomorrow"
      default: "in \(dueDays) days"
      }
    case .week: weekStart.name
    case .remind:
      remindMinutes.map {
        $0 == 0 ? "when it is due" : Quantity.text($0, "minute") + " before"
      } ?? "off"
    case .name, .email, .device: text(of: name).isEmpty ? "not set" : text(of: name)
    default: text(of: name)
    }
  }

  /// Whether a setting is what it is where nothing is set.
  public func isUsual(_ name: SettingName) -> Bool {
    text(of: name) == Preferences().text(of: name)
  }

  /// The value so many steps further on, as the config writes it; nil at the end of a scale or where
  /// values are no scale.
  func text(of name: SettingName, movedBy steps: Int, among choices: SettingChoices) -> String? {
    let present = text(of: name)
    switch name.kind {
    case .choice:
      let words = choices.words(for: name)
      return words.isEmpty ? nil : words.element(steps, after: present)
    case .number(let range):
      guard let number = Int(present), range.contains(number + steps) else { return nil }
      return String(number + steps)
    case .minutes(_, let scale):
      // `off` stands below every number.
      let number = Int(present) ?? -1
      let next = steps > 0 ? scale.first { $0 > number } : scale.last { $0 < number }
      if let next { return String(next) }
      return steps > 0 || number < 0 ? nil : "off"
    case .hours(let offered):
      return (["off"] + offered).element(steps, after: present)
    case .time:
      let day = Instant.day / Instant.minute
      let moved = time.millisecondsOfDay / Instant.minute + Int64(steps) * 30
      let minute = Int((moved % day + day) % day)
      return CivilTime(hour: minute / 60, minute: minute % 60).map(Self.clock)
    case .text: return nil
    }
  }

  static func clock(_ time: CivilTime) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(time.hour) + ":" + two(time.minute)
  }
}
