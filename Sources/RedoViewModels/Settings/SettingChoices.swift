internal import RedoTasks
internal import RedoTerminal

/// The words that settings with a choice may take: some are known only to the shell.
public struct SettingChoices: Hashable, Sendable {
  /// The themes there are.
  public let themes: [String]
  /// The keymaps to start from.
  public let keymaps: [String]

  /// Collects the words.
  public init(themes: [String] = ["matrix"], keymaps: [String] = ["redo"]) {
    self.themes = themes
    self.keymaps = keymaps
  }

  /// The words of a setting, in the order of its list; none where it is no choice.
  public func words(for name: SettingName) -> [String] {
    switch name {
    case .theme: themes
    case .keymap: keymaps
    case .sync: ["on", "off"]
    case .notify: TerminalNotification.allCases.map(\.rawValue)
    case .motion: Motion.allCases.map(\.rawValue)
    case .ranking: RankingFormula.allCases.map(\.rawValue)
    case .week: Weekday.allCases.map { $0.name.lowercased() }
    default: []
    }
  }
}
