internal import RedoTerminal

/// The values of a setting, one of them chosen; a theme shows while it is.
public struct SettingChoice: Hashable, Sendable {
  /// What is being set.
  public let name: SettingName
  /// The values, from the top.
  public private(set) var values: [String]
  /// The value that holds.
  public private(set) var present: String
  /// What is wrong with values that cannot be had, a clause each.
  public private(set) var problems: [String: String]
  /// Which value is chosen.
  public private(set) var selected: Int
  /// The value that is looked at: the chosen one where it could be had when it was chosen.
  ///
  /// What goes wrong with it later leaves it as it was.
  private(set) var seen: String?

  init(_ name: SettingName, in settings: AppSettings) {
    self.name = name
    values = settings.choices.words(for: name)
    present = settings.preferences.text(of: name)
    problems = name == .theme ? settings.themeProblems : [:]
    selected = values.firstIndex(of: present) ?? 0
    look()
  }

  /// Takes other settings; the same value stays chosen as long as there is one.
  mutating func refresh(_ settings: AppSettings) {
    let (chosen, seen) = (value, self.seen)
    self = SettingChoice(name, in: settings)
    if let place = chosen.flatMap(values.firstIndex) { select(place) }
    if let seen, seen == value { self.seen = seen }
  }

  /// The chosen value; nil where there is none.
  public var value: String? { values.indices.contains(selected) ? values[selected] : nil }

  /// Moves the choice; it stops at either end.
  mutating func move(by rows: Int) { select(selected + rows) }

  /// Takes a key for either end, as lists have them, and says whether it was one.
  ///
  /// They are no commands, since letters are values where a priority is chosen.
  mutating func handle(_ key: Key) -> Bool {
    switch key.code {
    case .home, .character("g"): select(0)
    case .end, .character("G"): select(values.count - 1)
    default: return false
    }
    return true
  }

  /// Chooses a row; the nearest one where there is none.
  mutating func select(_ row: Int) {
    selected = min(max(0, row), max(0, values.count - 1))
    look()
  }

  /// Looks at the chosen value where it can be had.
  private mutating func look() {
    seen = value.flatMap { problems[$0] == nil ? $0 : nil }
  }
}
