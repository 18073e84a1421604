internal import RedoIntents
internal import RedoProtocol
internal import RedoScreens
internal import RedoStore
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The full screen's loop: wait, take every event that waits, look at the log, draw once.
final class AppLoop: EffectCarrier {
  let terminal: any Terminal
  let session: Session
  let sync: BackgroundSync
  let hooks = HookQueue()
  let unwritten: UnwrittenShelf
  var viewModel: AppViewModel
  var screen: RootScreen
  /// What is wrong with the keys of the config.
  var keyFaults: [ConfigFault]
  /// The last theme that could be used, by the name that was asked for.
  var theme: (name: String, theme: Theme)?
  /// What was told of the config and the themes, so that it is told once.
  var told: Set<String> = []
  /// What falls behind the tasks.
  var rain: RainShow
  /// Tells of what others append.
  let logWatch = FolderWatch()
  /// Tells when the config or a theme is saved.
  let configWatch = FolderWatch()
  var needsDrawing = true
  /// Why the log cannot be followed, told once until it can be again.
  var trouble: StoreError?
  /// Since when another process has kept the log locked.
  var lockedSince: ContinuousClock.Instant?
  /// When the log was last looked at.
  var lastLook = Monotonic.milliseconds
  /// Whether a key took the time of another minute, in which nobody has looked around yet.
  var isLookAroundDue = false
  /// When the last key, click or other event came.
  var lastEvent = Monotonic.milliseconds
  /// Whether something was typed since what was typed was last put away.
  var hasTyped = false
  /// Characters that came and are not in the line yet.
  var typed = ""
  /// The rain that is on screen.
  var shownRain: RainShow.Frame?

  /// How long a change waits for another process's lock, since no key is heard meanwhile.
  static let patience = Duration.seconds(2)

  init(terminal: any Terminal, session: Session, settings: AppSettings) {
    self.terminal = terminal
    self.session = session
    sync = BackgroundSync(session)
    unwritten = UnwrittenShelf(in: session.replica.directory)
    session.replica.patience = Self.patience
    // The screen tells of it in its own way.
    session.replica.waiting = nil
    let (keymap, faults) = session.settings.tailoredKeymap()
    screen = RootScreen(keymap: keymap)
    keyFaults = faults
    viewModel = Self.viewModel(
      of: session, settings, keys: KeymapNames(keymap, in: terminal.glyphs))
    viewModel.host = AppHost(
      clipboard: terminal.clipboard, workers: ThreadWorkers(), defersSorting: true)
    rain = RainShow(
      settings.preferences, seed: UInt64(Monotonic.microseconds), at: Monotonic.milliseconds)
  }

  /// Runs until the user leaves or a signal comes.
  func run() -> Ending {
    viewModel.resize(to: terminal.size)
    begin()
    draw()
    // What the first frame does not need.
    followLog()
    sync.countWaiting()
    beginFollowingSettings()
    rain.begin(at: Monotonic.milliseconds)
    while true {
      draw()
      // First, so that no key meets the bytes of a log that was cut short.
      let isLogDue = wait()
      if takeMail() { needsDrawing = true }
      if isLogDue { followLog() }
      followSettings()
      if let ending = takeEvents() { return end(ending) }
      sync.startIfDue()
      if viewModel.absorb(sync.health) { needsDrawing = true }
      if isMinuteOver || isLookAroundDue { lookAround() }
      if viewModel.tick(session.dates) { needsDrawing = true }
      if let ending = carryOut(viewModel.remind()) { return end(ending) }
    }
  }

  func draw() {
    let frame = rain.frame(at: Monotonic.milliseconds)
    guard needsDrawing || frame != shownRain else { return }
    (needsDrawing, shownRain) = (false, frame)
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    screen.render(viewModel, onto: &canvas)
    if let frame { frame.rain.draw(frame: frame.number, on: &canvas) }
    terminal.present(canvas, theme: themeOnScreen())
  }

  /// Gives the terminal back before what is left is sent.
  private func end(_ ending: Ending) -> Ending {
    terminal.suspend()
    keepTypedAtEnd()
    // Whoever does not want to wait for the rest ends it by Ctrl-C.
    terminal.restore()
    finish()
    return ending
  }

  /// Whether the clock on the screen is behind.
  var isMinuteOver: Bool { session.clock.now.minute != viewModel.clock.now.minute }

  /// Looks once a minute at what nobody tells of.
  private func lookAround() {
    isLookAroundDue = false
    LocalZone.refreshSystem()
    if session.isConfigChanged { takeSettings() }
  }
}
