internal import Glibc
internal import RedoIntents
internal import RedoProtocol
internal import RedoScreens
internal import RedoStore
internal import RedoTerminal
internal import RedoViewModels

/// The full screen's loop: wait, take every event that waits, look at the log, draw once.
final class AppLoop {
  private let terminal: any Terminal
  private let session: Session
  private let sync: BackgroundSync
  private let theme: Theme
  private let screen: RootScreen
  private var viewModel: AppViewModel
  /// What is wrong with the keys of the config.
  private let keyWarnings: [String]
  /// Keys that may be the start of a chord.
  private var pending: [Key] = []
  private var needsDrawing = true
  /// Why the log cannot be followed, told once until it can be again.
  private var trouble: StoreError?
  /// Since when another process has kept the log locked.
  private var lockedSince: ContinuousClock.Instant?

  /// How often the log is looked at for what others appended, in milliseconds.
  private static let logInterval: Int32 = 400
  /// How long a change waits for another process's lock, since no key is heard meanwhile.
  private static let patience = Duration.seconds(2)

  private static let cutNotice =
    "The log was shortened by another program while in use; it was read again."

  init(terminal: any Terminal, session: Session, theme: Theme, settings: AppSettings) {
    self.terminal = terminal
    self.session = session
    sync = BackgroundSync(session)
    self.theme = theme
    session.replica.patience = Self.patience
    let (keymap, warnings) = session.settings.tailoredKeymap()
    screen = RootScreen(keymap: keymap)
    keyWarnings = warnings
    viewModel = AppViewModel(
      settings: settings, presets: session.presets, vocabulary: Keymap.vocabulary)
  }

  /// Runs until the user leaves or a signal comes.
  func run() -> Ending {
    Heap.keepFreedMemory()
    viewModel.resize(to: terminal.size)
    viewModel.absorb(session.replica.projection, at: session.dates)
    viewModel.absorb(sync.health)
    noticeFaults()
    while true {
      draw()
      wait()
      takeMail()
      // First, so that no key meets the bytes of a log that was cut short.
      followLog()
      if let ending = takeEvents() {
        terminal.suspend()
        sync.flush()
        return ending
      }
      sync.startIfDue()
      if viewModel.absorb(sync.health) { needsDrawing = true }
      if viewModel.tick(session.dates) { needsDrawing = true }
    }
  }

  private func draw() {
    guard needsDrawing else { return }
    needsDrawing = false
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    screen.render(viewModel, onto: &canvas)
    terminal.present(canvas, theme: theme)
  }

  private func wait() {
    let untilTick = viewModel.nextTick.milliseconds - session.dates.now.milliseconds
    let timeout = Int32(clamping: max(0, min(Int64(Self.logInterval), untilTick)))
    let untilSync = sync.untilNext.map { $0 / .milliseconds(1) } ?? .infinity
    var watched = [
      pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: sync.mailbox.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&watched, 2, min(timeout, Int32(min(untilSync.rounded(.up), 60_000))))
  }

  /// Shows what came from remotes.
  private func takeMail() {
    guard sync.takeMail() else { return }
    viewModel.absorb(session.replica.projection, at: session.dates)
    noticeFaults()
    needsDrawing = true
  }

  private func takeEvents() -> Ending? {
    while let event = terminal.nextEvent() {
      if let ending = take(event) { return ending }
    }
    return nil
  }

  private func take(_ event: InputEvent) -> Ending? {
    needsDrawing = true
    switch event {
    case .key(let key): return carryOut(effects(of: key))
    case .mouse(let mouse):
      return carryOut(
        screen.mouse(mouse, on: &viewModel, glyphs: terminal.glyphs))
    case .paste(let text): return carryOut(viewModel.paste(text))
    case .resize(let size): viewModel.resize(to: size)
    case .stop: terminal.stop()
    case .focus: needsDrawing = false
    case .resumed: viewModel.resize(to: terminal.size)
    case .interrupt, .terminate, .hangUp: return .signal(event)
    }
    return nil
  }

  /// What a key means: a command, a part of a chord, or text.
  private func effects(of key: Key) -> [Effect] {
    let context = viewModel.context
    switch screen.keymap.command(for: pending + [key], in: context) {
    case .command(let command):
      pending = []
      return viewModel.perform(command)
    case .pending:
      pending.append(key)
      return []
    case .none:
      // A chord that came to nothing: its last key is taken by itself.
      let isBroken = !pending.isEmpty
      pending = []
      return isBroken ? effects(of: key) : viewModel.insert(key)
    }
  }

  private func carryOut(_ effects: [Effect]) -> Ending? {
    for effect in effects {
      switch effect {
      case .run(let intent): run(intent)
      case .quit: return .quit
      case .suspend: terminal.stop()
      case .sync: sync.ask()
      case .reload: reload()
      case .redraw:
        terminal.suspend()
        terminal.resume()
      case .keep(let change): keep(change)
      case .editText(let task, let text): return edit(task, text)
      case .copy(let text): terminal.copy(text)
      case .ring: terminal.ring()
      }
    }
    return nil
  }

  private func run(_ intent: Intent) {
    do throws(ReplicaError) {
      viewModel.finished(.success(try session.perform(intent)))
      sync.noteChange()
      viewModel.absorb(session.replica.projection, at: session.dates)
    } catch {
      viewModel.absorb(session.replica.projection, at: session.dates)
      viewModel.finished(
        .failure(IntentFailure(message: error.message, needsReload: error.needsReload)))
    }
  }

  /// Reads the log again from the disk, which is what helps after a flush that failed.
  private func reload() {
    (trouble, lockedSince) = (nil, nil)
    do throws(StoreError) {
      try session.replica.reload()
      viewModel.absorb(session.replica.projection, at: session.dates)
      viewModel.notice(.reloaded)
      noticeFaults()
    } catch {
      viewModel.notice(.problem(error.message))
    }
  }

  private func edit(_ task: TaskReference, _ text: String) -> Ending? {
    terminal.suspend()
    let outcome = Editor(session.environment).edit(text)
    terminal.resume()
    viewModel.resize(to: terminal.size)
    // What others did meanwhile comes first, so that nothing of it is overwritten.
    followLog()
    switch outcome {
    case .edited(let new): return carryOut(viewModel.edited(task, from: text, to: new))
    case .failed(let reason): viewModel.editingFailed(reason)
    }
    return nil
  }

  private func keep(_ change: PresetChange) {
    do throws(StoreError) {
      try session.keep(change)
      viewModel.kept(change, nil)
    } catch {
      viewModel.kept(change, error.message)
    }
  }

  /// Shows what others appended; a log that cannot be read leaves the last good state on screen.
  private func followLog() {
    do throws(StoreError) {
      let change = try session.replica.refresh()
      (trouble, lockedSince) = (nil, nil)
      guard change != .unchanged else { return }
      viewModel.absorb(session.replica.projection, at: session.dates)
      if !change.keepsWhatWasRead { viewModel.notice(.changedOutside) }
      sync.noteChange()
      noticeFaults()
      needsDrawing = true
    } catch {
      notice(error)
    }
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

  private func noticeFaults() {
    let log = session.replica.faults
    if log.hasTornTail { viewModel.notice(.tornTail) }
    if log.brokenLines > 0 { viewModel.notice(.brokenLines(log.brokenLines)) }
    if log.contradictsWatermark { viewModel.notice(.contradictsWatermark) }
    if log.wasCut { viewModel.notice(.problem(Self.cutNotice)) }
    for warning in session.settings.warnings + keyWarnings { viewModel.notice(.problem(warning)) }
  }
}
