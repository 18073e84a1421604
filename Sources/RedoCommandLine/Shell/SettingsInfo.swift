public import RedoViewModels

/// What the config says and where it is, as the shell read it.
public struct SettingsInfo: Sendable {
  /// What holds.
  public let preferences: Preferences
  /// The words that settings with a choice may take.
  public let choices: SettingChoices
  /// The config's path.
  public let path: String
  /// The folder of the user's own themes.
  public let themeFolder: String
  /// The names of the user's own themes.
  public let ownThemes: [String]
  /// What could not be read, a sentence each.
  public let warnings: [String]
  /// The keys of commands that lines of the config have changed; none where nobody asked for those.
  public var keys: [(command: String, keys: String)] = []
  /// The keys that each command has while the config says nothing of it; none where nobody asked for
  /// those.
  public var usualKeys: [Command: String] = [:]
  /// What shows in place of the theme; nil where that can be used, or where nobody asked.
  public var themeRefusal: ThemeRefusal?
  /// Why those of the user's own themes cannot be used that cannot, by their names; none where nobody
  /// asked.
  public var themeProblems: [String: String] = [:]
  /// The theme that shows; nil where none can be used.
  var shownTheme: String? {
    if let themeRefusal { themeRefusal.shown } else { preferences.text(of: .theme) }
  }
  /// The hooks that are there; none where nobody asked for who this device is.
  public var hooks: [HookInfo] = []

  /// Collects what is known of the settings.
  public init(
    preferences: Preferences = Preferences(), choices: SettingChoices = SettingChoices(),
    path: String = "", themeFolder: String = "", ownThemes: [String] = [],
    warnings: [String] = []
  ) {
    self.preferences = preferences
    self.choices = choices
    self.path = path
    self.themeFolder = themeFolder
    self.ownThemes = ownThemes
    self.warnings = warnings
  }
}
