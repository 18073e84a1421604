internal import RedoIntents
internal import RedoScreens
internal import RedoStore
internal import RedoViewModels

/// What the user's config says, with its defaults where it says nothing.
struct Settings {
  /// What is set, with what holds where nothing is.
  private(set) var preferences = Preferences()
  /// The words that settings with a choice may take.
  let choices: SettingChoices
  /// The user's filter presets (`preset.Critical = overdue p>=4`, `preset-color.Critical = red`).
  private(set) var presets: [Preset] = []
  /// Lines that give single commands other keys (`key.complete = x`).
  private(set) var keys: [KeyOverride] = []
  /// The config's path, for messages.
  private(set) var path = ""
  /// What could not be read, each line by itself; the rest holds.
  private(set) var warnings: [String] = []
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
      warnings.append(error.message)
    }
  }

  /// The keys as the config has them, with what is wrong with its lines.
  func tailoredKeymap() -> (keymap: Keymap, warnings: [String]) {
    let preset = KeymapPreset(rawValue: preferences.keymap) ?? .redo
    let (keymap, problems) = Keymap.tailored(preset, by: keys)
    return (keymap, problems.map { "\(path):\($0.line): \($0.message)" })
  }

  private mutating func read(_ text: ConfigText) {
    warnings = text.warnings.map { "\(path):\($0.line): \($0.fault.rawValue)" }
    var presets = PresetLines()
    for entry in text.entries where !presets.take(entry) { take(entry) }
    self.presets = presets.presets
    warnings += presets.problems.map { "\(path):\($0.line): \($0.message)" }
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
      return warn(entry, "; " + Self.advice)
    }
    do throws(SettingError) {
      try preferences.set(name, to: entry.value, among: choices)
      problems[name] = nil
    } catch {
      let advice = "; " + name.advice(choices)
      warn(entry, advice)
      problems[name] =
        "line \(entry.line) of the config, “\(entry.key) = \(entry.value)”, is left out" + advice
    }
  }

  private mutating func warn(_ entry: ConfigText.Entry, _ advice: String) {
    warnings.append(
      "\(path):\(entry.line): “\(entry.key) = \(entry.value)” is not understood and left out"
        + advice)
  }

  /// The keys there are.
  private static let advice =
    "the keys are \(SettingName.allCases.map(\.rawValue).joined(separator: ", ")), and key., "
    + "preset. or preset-color. with a name behind it"
}
