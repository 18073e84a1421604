internal import RedoScreens
internal import RedoStore
internal import RedoViewModels

/// What the config and the log say, and how what is on screen or heard follows from it.
extension EffectCarrier {
  /// A view model of a session that calls the keys by their names here.
  static func viewModel(
    of session: Session, _ settings: AppSettings, keys: any KeyNames
  ) -> AppViewModel {
    var settings = settings
    settings.keys = keys
    return AppViewModel(
      settings: settings, presets: session.presets, vocabulary: Keymap.vocabulary)
  }

  /// Writes a setting and shows what follows from it.
  func keep(_ name: SettingName, _ text: String?) {
    do throws(StoreError) {
      try session.keep(name, text)
      noteOwnSaving()
      // What another program saved meanwhile, of which nobody tells any more.
      if session.isConfigChanged { session.readSettings() }
      adoptSettings()
      viewModel.kept(name, problem: nil)
    } catch {
      viewModel.kept(name, problem: error.message)
    }
  }

  /// Shows what follows from the settings as they are now.
  func adoptSettings() {
    let (keymap, faults) = session.settings.tailoredKeymap()
    keyFaults = faults
    let keys = use(keymap)
    do throws(StoreError) {
      var settings = try session.appSettings(checkingThemes: true)
      settings.keys = keys
      viewModel.adopt(settings, presets: session.presets, at: session.dates)
    } catch {
      viewModel.notice(.problem(error.message))
    }
  }

  /// Shows what others appended to the log; false where nobody did.
  @discardableResult
  func takeInLog() throws(StoreError) -> Bool {
    let change = try session.replica.refresh()
    guard change != .unchanged else { return false }
    viewModel.absorb(session.replica.projection, at: session.dates)
    if !change.keepsWhatWasRead { viewModel.notice(.changedOutside) }
    sync.noteChange()
    noticeFaults()
    return true
  }
}
