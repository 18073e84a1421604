public import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// The words that settings with a choice may take: some are known only to the shell.
public struct SettingChoices: Hashable, Sendable {
  /// The themes there are.
  public private(set) var themes: [String]
  /// The keymaps to start from.
  public let keymaps: [String]

  /// The names of the filter presets there are.
  public let presets: [PresetName]

  /// Collects the words; the presets are those that Redo brings along, and the user's own.
  public init(
    themes: [String] = ["matrix"], keymaps: [String] = ["redo"], ownPresets: [Preset] = []
  ) {
    self.themes = themes
    self.keymaps = keymaps
    presets = PresetBook(own: ownPresets).all.map(\.name)
  }

  /// The words of a setting, in the order of its list; none where it is no choice.
  func words(for name: SettingName) -> [String] {
    switch name {
    case .theme: themes
    case .keymap: keymaps
    case .start: presets.map(\.text)
    case .sync: ["on", "off"]
    case .notify: TerminalNotification.allCases.map(\.rawValue)
    case .motion: Motion.allCases.map(\.rawValue)
    case .ranking: RankingFormula.allCases.map(\.rawValue)
    case .week: Weekday.allCases.map { $0.name.lowercased() }
    default: []
    }
  }

  /// A preset's name as the preset has it; nil where there is no such preset.
  func preset(named name: PresetName) -> PresetName? { presets.first { $0 == name } }

  /// The choices without some themes.
  func without(themes gone: Set<String>) -> SettingChoices {
    var copy = self
    copy.themes.removeAll(where: gone.contains)
    return copy
  }
}
