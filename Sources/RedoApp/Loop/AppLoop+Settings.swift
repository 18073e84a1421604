internal import RedoScreens
internal import RedoStore
internal import RedoTerminal
internal import RedoViewModels

extension AppLoop {
  /// Watches what the user may save, and takes in what was saved since it was read.
  func beginFollowingSettings() {
    watchSettings()
    let names = ThemeShelf(session.environment.environment).ownNames
    if session.isConfigChanged || names != session.shelf.ownNames {
      takeSettings()
    } else if !names.isEmpty || !session.configWarnings(keyFaults, isAsked: true).isEmpty {
      // What is wrong with themes and lines stands on its row; the first frame did not look for it.
      adoptSettings()
    }
  }

  /// Watches the folders of the config and the themes, or for their coming.
  private func watchSettings() {
    guard let file = try? ConfigFile(environment: session.environment.environment) else { return }
    for folder in file.folders + [ThemeFolder(in: file.folder).path] { configWatch.watch(folder) }
  }

  /// The theme that is wanted; where it cannot be used, the last one that could.
  func themeOnScreen() -> Theme {
    let name = viewModel.themeOnScreen
    if let theme, theme.name == name { return theme.theme }
    switch session.shelf.theme(named: name) {
    case .success(let new): theme = (name, new)
    case .failure(let failure):
      tell(failure.message)
      let last = theme?.theme ?? session.shelf.usualTheme
      theme = last.map { (name, $0) }
    }
    return theme?.theme ?? .bare
  }

  /// Takes in what was saved in the config folder.
  func followSettings() {
    guard configWatch.takeNews() else { return }
    takeSettings()
  }

  /// Reads what was saved in the config folder and shows what follows from it.
  func takeSettings() {
    // First, so that nothing is saved unseen between the two.
    watchSettings()
    session.readSettings()
    // What was mended is not told any more; what was not is told again.
    for problem in told { viewModel.withdraw(.problem(problem)) }
    told = []
    refreshTheme()
    adoptSettings()
    tellOfSettings()
  }

  /// Goes on watching behind what was saved here.
  func noteOwnSaving() {
    watchSettings()
    configWatch.takeNews()
  }

  /// Tells of what cannot be read in the config, of each line once.
  func tellOfSettings() {
    for warning in session.configWarnings(keyFaults) { tell(warning) }
  }

  /// Presses and draws what the settings say from now on.
  func use(_ keymap: Keymap) -> any KeyNames {
    screen = RootScreen(keymap: keymap)
    rain.adopt(session.settings.preferences, at: Monotonic.milliseconds)
    needsDrawing = true
    return KeymapNames(keymap, in: terminal.glyphs)
  }

  /// Reads the theme on screen anew, which may have been saved.
  private func refreshTheme() {
    guard let shown = theme else { return }
    switch session.shelf.theme(named: shown.name) {
    case .success(let new): theme = (shown.name, new)
    case .failure(let failure): tell(failure.message + "; the theme stays as it was")
    }
  }

  private func tell(_ problem: String) {
    guard told.insert(problem).inserted else { return }
    viewModel.notice(.problem(problem))
    needsDrawing = true
  }
}
