internal import RedoIntents
public import RedoProtocol
public import RedoTasks

/// What the user's config and this device say, as far as screens need it.
public struct AppSettings: Sendable {
  /// Who writes on this device; undo takes back this device's changes.
  public var device: Author
  /// What its signatures are checked with, in hexadecimal.
  public var publicKey: String
  /// What the user has set.
  public var preferences: Preferences
  /// The words that settings with a choice may take.
  public var choices: SettingChoices
  /// Themes of the user's own that cannot be used, and why, a clause each.
  public var themeProblems: [String: String]
  /// Lines of the config that are left out, a clause each.
  public var problems: [SettingName: String]
  /// All that is wrong with the config, a sentence each that names the line.
  public var configProblems: [String]
  /// Where things lie on this machine.
  public var places: Places
  /// The program's version, for showing.
  public var version: String
  /// What the keys are called.
  public var keys: any KeyNames

  /// Collects the settings.
  public init(
    device: Author, publicKey: String = "", preferences: Preferences = Preferences(),
    choices: SettingChoices = SettingChoices(), themeProblems: [String: String] = [:],
    problems: [SettingName: String] = [:], configProblems: [String] = [],
    places: Places = Places(), version: String = "", keys: any KeyNames = NoKeys()
  ) {
    self.device = device
    self.publicKey = publicKey
    self.preferences = preferences
    self.choices = choices
    self.themeProblems = themeProblems
    self.problems = problems
    self.configProblems = configProblems
    self.places = places
    self.version = version
    self.keys = keys
  }

  /// The words that settings with a choice may take, without themes that cannot be used.
  var usable: SettingChoices {
    choices.without(themes: Set(themeProblems.keys))
  }

  /// What is wrong with a setting: with its line of the config, or the theme that it names; nil where
  /// nothing is.
  public func problem(of name: SettingName) -> String? {
    problems[name] ?? (name == .theme ? themeProblems[preferences.theme] : nil)
  }

  /// How tasks are ranked.
  public var ranking: RankingFormula { preferences.ranking }

  /// What intents are planned in for a look ahead: the names it makes are never written.
  func lookAhead(at dates: DateContext) -> IntentContext {
    IntentContext(
      dates: dates, device: device, defaults: preferences.defaults,
      makeUUID: { UUIDv4(randomBytes: [UInt8](repeating: 0, count: 16)) })
  }
}
