internal import RedoViewModels

/// A whole config, every line a comment: what it says holds anyway, so that a line changes nothing
/// either when it loses its sign.
struct ConfigTemplate {
  private let settings: SettingsInfo

  /// A config with the words that settings may take here and the keys that commands have.
  init(_ settings: SettingsInfo) {
    self.settings = settings
  }

  /// The lines.
  var lines: [String] { values + keys + Self.presets }

  private var values: [String] {
    let usual = Preferences()
    return SettingName.allCases.flatMap { name in
      [
        "# " + name.explanation, "# (\(name.advice(settings.choices)))",
        "# \(name.rawValue) = \(usual.text(of: name))", "",
      ]
    }
  }

  private var keys: [String] {
    let start = [
      "# The keys of single commands, apart by blanks, as the keymap redo has them. A line that names",
      "# others gives the command all of those, wherever it means something.", "",
    ]
    return start + CommandGroup.allCases.flatMap(keys)
  }

  private func keys(of group: CommandGroup) -> [String] {
    let lines = group.commands.compactMap { command in
      settings.usualKeys[command].map { "# key.\(command.rawValue) = \($0)" }
    }
    return ["# \(group.title):"] + lines + [""]
  }

  /// Indented: to take a sign off makes a preset.
  private static let presets = [
    "# A filter preset, and its colour, are lines such as",
    "#   preset.Critical = overdue p>=4 sort:due", "#   preset-color.Critical = red",
  ]
}
