internal import Glibc
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
  private var trouble: StoreError?
  /// Since when another process has kept the log locked.
  private var lockedSince: ContinuousClock.Instant?
  /// When the log was last looked at.
  private var lastLook = Monotonic.milliseconds
  /// Whether a key took the time of another minute, in which nobody has looked around yet.
  private var isLookAroundDue = false
  /// When the last key, click or other event came.
  private var lastEvent = Monotonic.milliseconds
  /// Whether something was typed since what was typed was last put away.
  private var hasTyped = false
  /// Characters that came and are not in the line yet.
  private var typed = ""
  /// The rain that is on screen.
  private var shownRain: RainShow.Frame?

  /// How often the log is looked at where nothing tells of what others append, in milliseconds.
  private static let logInterval: Int64 = 400
  /// How often at least, whatever is told of it.
  private static let longestInterval = Instant.minute
  /// How long no key has to come before what later ones need is done, in milliseconds: longer than
  /// between the repeats of a key that is held.
  private static let idleBeforeWork: Int64 = 50
  /// How long no key has to come before what is typed is put away, in milliseconds.
  private static let idleBeforeKeeping: Int64 = 400
  /// How long events are taken before what they did is shown, in milliseconds.
  private static let longestWithoutFrame: Int64 = 50
  /// How long a change waits for another process's lock, since no key is heard meanwhile.
  private static let patience = Duration.seconds(2)

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

  private func draw() {
    let frame = rain.frame(at: Monotonic.milliseconds)
    guard needsDrawing || frame != shownRain else { return }
    (needsDrawing, shownRain) = (false, frame)
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    screen.render(viewModel, onto: &canvas)
    if let frame { frame.rain.draw(frame: frame.number, on: &canvas) }
    terminal.present(canvas, theme: themeOnScreen())
  }

  /// Waits for a key, for news of a file, or for what changes by itself; says whether the log is to
  /// be looked at, as it is but for a frame of rain.
  private func wait() -> Bool {
    let untilLook = self.untilLook
    let isWoken = sleep(for: milliseconds(untilLook: untilLook))
    // What is told between the end of the time and here is told once, too.
    let isTold = logWatch.takeNews()
    if !isWoken, idleTime >= Self.idleBeforeWork { viewModel.workWhileIdle() }
    if hasTyped, idleTime >= Self.idleBeforeKeeping { putTypedAway() }
    let now = Monotonic.milliseconds
    guard isWoken || isTold || now - lastLook >= untilLook ?? Self.longestInterval else {
      return false
    }
    lastLook = now
    return true
  }

  /// When the log is looked at unasked, in milliseconds from now; nil where the system tells of changes.
  private var untilLook: Int64? {
    let isTold = logWatch.tells(of: logFolder) && trouble == nil && lockedSince == nil
    return isTold ? nil : Self.logInterval
  }

  /// When something is to be done at the latest, in milliseconds from now.
  private func milliseconds(untilLook: Int64?) -> Int32 {
    // A clock that was set back must not keep the minute standing.
    let untilTick = min(
      Instant.minute, viewModel.nextTick.milliseconds - session.dates.now.milliseconds)
    let untilFrame = rain.untilNextFrame(at: Monotonic.milliseconds, showing: shownRain)
    let untilSync = sync.untilNext?.milliseconds
    let untilIdleWork = viewModel.hasIdleWork ? Self.idleBeforeWork - idleTime : nil
    let untilKeeping = hasTyped ? Self.idleBeforeKeeping - idleTime : nil
    let others = [untilLook, untilSync, untilIdleWork, untilKeeping, untilFrame].compactMap { $0 }
    return Int32(clamping: max(0, others.reduce(untilTick, min)))
  }

  /// Waits until a key, a change of the log or the config, sync or a hook has something to tell; false
  /// where the time was up first.
  private func sleep(for milliseconds: Int32) -> Bool {
    let descriptors = [
      terminal.inputDescriptor, logWatch.descriptor, configWatch.descriptor,
      sync.mailbox.descriptor, hooks.mailbox.descriptor,
    ]
    var watched = descriptors.compactMap { descriptor in
      descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    return poll(&watched, nfds_t(watched.count), milliseconds) != 0
  }

  /// Keeps what is being typed, which a crash would take along.
  private func putTypedAway() {
    hasTyped = false
    keepTyped()
  }

  /// For how long no event has come, in milliseconds.
  private var idleTime: Int64 { Monotonic.milliseconds - lastEvent }

  /// Gives the terminal back before what is left is sent.
  private func end(_ ending: Ending) -> Ending {
    terminal.suspend()
    keepTypedAtEnd()
    // Whoever does not want to wait for the rest ends it by Ctrl-C.
    terminal.restore()
    finish()
    return ending
  }

  /// Takes every event that waits; where that takes long, what they did so far is shown.
  private func takeEvents() -> Ending? {
    var shown = Monotonic.milliseconds
    while let event = terminal.nextEvent() {
      if let character = text(of: event) {
        typed.append(character)
      } else {
        typeTogether()
        let wasTyping = viewModel.isTyping
        if let ending = take(event) { return ending }
        if viewModel.isTyping { hasTyped = true } else if wasTyping { putTypedAway() }
      }
      guard Monotonic.milliseconds - shown >= Self.longestWithoutFrame else { continue }
      typeTogether()
      draw()
      shown = Monotonic.milliseconds
    }
    typeTogether()
    return nil
  }

  /// The character that an event types into a line, where it does nothing else.
  private func text(of event: InputEvent) -> Character? {
    guard case .key(let key) = event, screen.keymap.isText(key, on: viewModel) else {
      return nil
    }
    return key.text
  }

  /// Types the characters that came one after the other as one, since a line is read anew for each
  /// change: what is pasted without brackets would keep the screen for long.
  private func typeTogether() {
    guard !typed.isEmpty else { return }
    lastEvent = Monotonic.milliseconds
    rain.noteInput(at: lastEvent)
    viewModel.takeTime(timeOfInput())
    viewModel.type(typed)
    (typed, needsDrawing) = ("", true)
    if viewModel.isTyping { hasTyped = true }
  }

  private func take(_ event: InputEvent) -> Ending? {
    lastEvent = Monotonic.milliseconds
    rain.note(event, at: Monotonic.milliseconds)
    // Focus changes the rain alone; what else waits to be drawn goes on waiting.
    if case .focus = event { return nil }
    needsDrawing = true
    switch event {
    case .key(let key):
      viewModel.takeTimeOfKey(timeOfInput())
      return carryOut(screen.keymap.press(key, on: &viewModel))
    case .mouse(let mouse):
      return carryOut(
        screen.mouse(mouse, on: &viewModel, glyphs: terminal.glyphs))
    case .paste(let text):
      viewModel.takeTime(timeOfInput())
      return carryOut(viewModel.paste(text))
    case .resize(let size): viewModel.resize(to: size)
    case .stop:
      terminal.stop()
      rain.noteInput(at: Monotonic.milliseconds)
    case .focus: break
    case .resumed: viewModel.resize(to: terminal.size)
    case .interrupt, .terminate, .hangUp: return .signal(event)
    }
    return nil
  }

  /// The time of what was typed: that on screen may be long ago, as after a machine's sleep.
  ///
  /// A click means what was seen, which another day would have put elsewhere; so does a key mean what it
  /// did under the config that was read.
  private func timeOfInput() -> DateContext {
    if isMinuteOver {
      LocalZone.refreshSystem()
      isLookAroundDue = true
    }
    return session.dates
  }

  private func carryOut(_ effects: [Effect]) -> Ending? {
    for effect in effects {
      switch effect {
      case .run(let intent):
        run(intent)
        if !logWatch.isWatched(logFolder) { followLog() }
      case .quit: return .quit
      case .suspend:
        terminal.stop()
        rain.noteInput(at: Monotonic.milliseconds)
      case .sync: sync.ask()
      case .reload: reload()
      case .redraw:
        terminal.suspend()
        terminal.resume()
      case .keep(let change): keep(change)
      case .set(let name, let text): keep(name, text)
      case .verify: verify()
      case .errand(let errand):
        if let ending = doErrand(errand) { return ending }
      case .completePath(let typed): completePath(typed)
      case .editText(let task, let text):
        if let ending = edit(task, text) { return ending }
      case .copy(let text): terminal.copy(text)
      case .ring:
        terminal.ring()
        needsDrawing = true
      }
    }
    return nil
  }

  private func doErrand(_ errand: Errand) -> Ending? {
    // It may take a moment: what it is shows meanwhile.
    viewModel.begin(errand)
    draw()
    carryOut(errand)
    needsDrawing = true
    if !logWatch.isWatched(logFolder) { followLog() }
    // A key that was meant for what showed before is no answer to a question.
    if case .lookInto = errand { return forgetKeys() }
    return nil
  }

  /// Leaves out what was pressed and pasted so far.
  private func forgetKeys() -> Ending? {
    while let event = terminal.nextEvent() {
      switch event {
      case .key, .mouse, .paste: continue
      default: if let ending = take(event) { return ending }
      }
    }
    return nil
  }

  /// Reads the log again from the disk, whatever kept it from being followed.
  private func reload() {
    endTrouble()
    readAnew()
  }

  private func edit(_ task: TaskReference, _ text: String) -> Ending? {
    guard let outcome = lend({ Editor(session.environment).edit(text) }) else { return nil }
    return carryOut(edit(task, text, outcome))
  }

  func lend<Outcome>(_ body: () -> Outcome) -> Outcome? {
    terminal.suspend()
    let outcome = body()
    terminal.resume()
    rain.noteInput(at: Monotonic.milliseconds)
    viewModel.resize(to: terminal.size)
    // What others did meanwhile comes first, so that nothing of it is overwritten.
    followLog()
    return outcome
  }

  private var logFolder: FilePath { session.replica.directory.path }

  /// Shows what others appended; a log that cannot be read leaves the last good state on screen.
  ///
  /// Its folder is watched from before that on: nobody tells of what came earlier. After trouble
  /// another one may stand at its path.
  private func followLog() {
    if trouble != nil || !logWatch.isWatched(logFolder) { logWatch.watch(logFolder) }
    sync.followRemotes()
    unwritten.follow(&viewModel)
    do throws(StoreError) {
      if try takeInLog() { needsDrawing = true }
      endTrouble()
    } catch {
      notice(error)
    }
  }

  /// Takes back what was told of trouble with the log.
  private func endTrouble() {
    if let trouble {
      viewModel.withdraw(.problem(trouble.message))
      needsDrawing = true
    }
    (trouble, lockedSince) = (nil, nil)
  }

  /// Tells of trouble with the log once; a lock that is held for a moment is none.
  private func notice(_ error: StoreError) {
    var error = error
    if case .lockIsHeld(let path, let process, _) = error {
      let start = lockedSince ?? .now
      lockedSince = start
      guard .now - start >= Self.patience else { return }
      error = .lockIsHeld(path, process: process, waited: Self.patience)
    }
    guard error != trouble else { return }
    trouble = error
    viewModel.notice(.problem(error.message))
    needsDrawing = true
  }

  /// Whether the clock on the screen is behind.
  private var isMinuteOver: Bool { session.clock.now.minute != viewModel.clock.now.minute }

  /// Looks once a minute at what nobody tells of.
  private func lookAround() {
    isLookAroundDue = false
    LocalZone.refreshSystem()
    if session.isConfigChanged { takeSettings() }
  }

  func noticeFaults() {
    tellOfLog()
    tellOfSettings()
  }
}
