internal import RedoIntents
internal import RedoScreens
internal import RedoStore
internal import RedoViewModels

/// What the user's config says, with its defaults where it says nothing.
struct Settings {
  /// What is set, with what holds where nothing is.
  private(set) var preferences = Preferences()
  /// The words that settings with a choice may take.
  private(set) var choices: SettingChoices
  /// The lines of filter presets (`preset.Critical = overdue p>=4`, `preset-color.Critical = red`).
  private var presetLines = PresetLines()
  /// Lines that give single commands other keys (`key.complete = x`).
  private(set) var keys: [KeyOverride] = []
  /// The config's path, for messages.
  private(set) var path = ""
  /// Why none of it could be read; nil where it could.
  private var failure: String?
  /// The lines that could not be read; the rest holds.
  private var faults: [ConfigFault] = []
  /// The lines about settings among them, a clause each.
  private(set) var problems: [SettingName: String] = [:]

  /// The state of the file that was read; nil where there was none.
  private(set) var fingerprint: FileFingerprint?

  private static let keyPrefix = "key."

  /// Reads the config file of an environment; without one everything has its default.
  init(_ environment: Environment, themes: [String]) {
    choices = SettingChoices(
      themes: themes, keymaps: KeymapPreset.allCases.map(\.rawValue))
    do throws(StoreError) {
      let file = try ConfigFile(environment: environment)
      path = file.path.description
      // First, so that what is saved meanwhile counts as another state.
      fingerprint = file.fingerprint
      read(try file.read())
    } catch {
      failure = error.message
    }
  }

  /// The user's filter presets.
  var presets: [Preset] { presetLines.presets }

  /// The most lines that are told of one by one: in passing, and where the config is asked about.
  private static let (mostInPassing, mostWhenAsked) = (10, 100)

  /// What could not be read.
  var warnings: [String] { warnings(with: []) }

  /// What could not be read and what else is wrong with lines, in the order of the lines; of many
  /// the first, and how many more there are.
  func warnings(with others: [ConfigFault], isAsked: Bool = false) -> [String] {
    let faults = inOrder(others)
    let told = faults.prefix(isAsked ? Self.mostWhenAsked : Self.mostInPassing)
    var lines = told.map { "\(path):\($0.line): \($0.message)" }
    if told.count < faults.count {
      let step = isAsked ? "mend those above first" : "redo config lists them"
      lines.append("\(path): \(faults.count - told.count) more lines are left out; \(step)")
    }
    return (failure.map { [$0] } ?? []) + lines
  }

  /// What is wrong with the config, without a word of it and without its path, which may tell a
  /// name.
  func discreetWarnings(with others: [ConfigFault]) -> [String] {
    let whole = failure == nil ? [] : ["the config cannot be read; `redo config` says why"]
    return whole + inOrder(others).prefix(Self.mostWhenAsked).map(\.discreetWords)
  }

  private func inOrder(_ others: [ConfigFault]) -> [ConfigFault] {
    (faults + others).enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  /// The presets whose filters have a mistake.
  func presetFaults(in dates: DateContext) -> [ConfigFault] {
    presetLines.mistakes(in: dates)
  }

  private mutating func read(_ text: ConfigText) {
    faults = text.warnings.map {
      ConfigFault(line: $0.line, message: $0.fault.rawValue, subject: .reading)
    }
    let others = text.entries.filter { !presetLines.take($0) }
    // Before the settings, one of which names a preset.
    choices = SettingChoices(
      themes: choices.themes, keymaps: choices.keymaps, ownPresets: presets)
    for entry in others { take(entry) }
    faults += presetLines.faults
  }

  private mutating func take(_ entry: ConfigText.Entry) {
    if entry.key.hasPrefix(Self.keyPrefix) {
      keys.append(
        KeyOverride(
          line: entry.line, name: String(entry.key.dropFirst(Self.keyPrefix.count)),
          value: entry.value))
      return
    }
    guard let name = SettingName(rawValue: entry.key) else {
      return warn(entry, "; " + Self.advice, as: .unknownKey)
    }
    do throws(SettingError) {
      try preferences.set(name, to: entry.value, among: choices)
      problems[name] = nil
    } catch {
      let advice = "; " + name.advice(choices)
      warn(entry, advice, as: .setting(name))
      problems[name] =
        "line \(entry.line) of the config, “\(entry.key) = \(entry.value)”, is left out" + advice
    }
  }

  private mutating func warn(
    _ entry: ConfigText.Entry, _ advice: String, as subject: ConfigFault.Subject
  ) {
    faults.append(
      ConfigFault(
        line: entry.line,
        message: "“\(entry.key) = \(entry.value)” is not understood and left out" + advice,
        subject: subject))
  }

  /// The keys there are.
  private static let advice =
    "the keys are \(SettingName.allCases.map(\.rawValue).joined(separator: ", ")), and key., "
    + "preset. or preset-color. with a name behind it"
}
