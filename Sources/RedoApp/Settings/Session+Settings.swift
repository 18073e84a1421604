internal import RedoCommandLine
internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoThemes
internal import RedoViewModels

extension Session {
  /// What screens need to know of the config and this device.
  ///
  /// Every theme of the user's own is read, and every line of the config looked at, only where that
  /// is asked for: the first frame needs neither.
  func appSettings(checkingThemes isThorough: Bool) throws(StoreError) -> AppSettings {
    let author = try author()
    let folder = replica.directory.path
    return AppSettings(
      device: author, publicKey: author.publicKey.map { Hex.text(of: $0.bytes) } ?? "",
      preferences: settings.preferences, choices: settings.choices,
      themeProblems: isThorough ? shelf.problems() : [:], problems: settings.problems,
      configProblems: isThorough
        ? configWarnings(settings.tailoredKeymap().faults, isAsked: true) : [],
      places: Places(
        config: settings.path, log: folder.appending(ChangeLogFile.name).description,
        key: folder.appending(IdentityFile.name).description),
      version: Version.text)
  }

  /// What is wrong with the config and the theme that it asks for.
  var warnings: [String] {
    var warnings = configWarnings(settings.tailoredKeymap().faults, isAsked: true)
    if case .failure(let failure) = shelf.theme(named: settings.preferences.theme) {
      warnings.append(failure.message)
    }
    return warnings
  }

  /// What shows in place of the theme that the config asks for; nil where that can be used.
  var themeRefusal: ThemeRefusal? {
    guard case .failure(let failure) = shelf.theme(named: settings.preferences.theme) else {
      return nil
    }
    return ThemeRefusal(
      shown: shelf.usualTheme == nil ? nil : Themes.standard, reason: failure.message)
  }

  /// What is wrong with the settings, for a report that may be shown to others: no word of the
  /// config, and no path.
  var discreetWarnings: [String] {
    var warnings = settings.discreetWarnings(
      with: settings.tailoredKeymap().faults + settings.presetFaults(in: dates))
    if case .failure = shelf.theme(named: settings.preferences.theme) {
      warnings.append("the theme of the config cannot be used; `redo config` says why")
    }
    return warnings
  }

  /// What is wrong with the config, in the order of its lines, as screens and verbs tell it.
  func configWarnings(_ keyFaults: [ConfigFault], isAsked: Bool = false) -> [String] {
    settings.warnings(with: keyFaults + settings.presetFaults(in: dates), isAsked: isAsked)
  }

  /// Reads the config and the themes anew.
  func readSettings() {
    shelf = ThemeShelf(environment.environment)
    settings = Settings(environment.environment, themes: shelf.names)
  }

  /// Whether the config is another than the one that was read.
  var isConfigChanged: Bool {
    let file = try? ConfigFile(environment: environment.environment)
    return file?.fingerprint != settings.fingerprint
  }

  /// Writes a setting into the config, nil for what is usual, and reads it again.
  func keep(_ name: SettingName, _ text: String?) throws(StoreError) {
    try ConfigFile(environment: environment.environment).change { edit in
      if let text { edit.set(name.rawValue, to: text) } else { edit.remove(name.rawValue) }
    }
    readSettings()
  }
}
