internal import Glibc
internal import RedoIntents
internal import RedoLinear
internal import RedoProtocol
internal import RedoScreens
internal import RedoStore
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The loop of `redo --linear`: say what there is to hear, read a line, carry out what it asks for.
///
/// The terminal's modes stay as they are: the line discipline edits and echoes.
final class LinearLoop: EffectCarrier {
  let session: Session
  let sync: BackgroundSync
  let hooks = HookQueue()
  let unwritten: UnwrittenShelf
  private var talk: LinearSession
  private let input: LineInput
  private let glyphs: GlyphSet
  /// What is wrong with the keys of the config.
  var keyFaults: [ConfigFault]
  /// What is told of the config.
  private var told: [String] = []

  /// How long an answer waits for a round that was asked for.
  private static let patience = Duration.seconds(15)

  var viewModel: AppViewModel {
    get { talk.viewModel }
    set { talk.viewModel = newValue }
  }

  init(session: Session, settings: AppSettings) {
    self.session = session
    input = LineInput()
    unwritten = UnwrittenShelf(in: session.replica.directory)
    sync = BackgroundSync(session)
    let (keymap, faults) = session.settings.tailoredKeymap()
    let keys = LinearKeyNames(keymap)
    keyFaults = faults
    talk = LinearSession(Self.viewModel(of: session, settings, keys: keys), keys: keys)
    glyphs = SystemLocale.isUTF8 ? .unicode : .ascii
    tellOfSettings()
  }

  /// Runs until the user leaves, input ends, a signal comes or nothing more can be said.
  func run() -> Ending {
    begin()
    while true {
      guard say(talk.answer()) else { return end(unheard) }
      switch next() {
      case .line(let line):
        follow()
        if let ending = carryOut(talk.take(line)) {
          _ = say(talk.farewell())
          return end(ending)
        }
        // A description that comes at once would be put away line by line, all of it each time.
        if !talk.isDictating || !input.hasLine() { putTypedAway() }
      case .end:
        if input.isTerminal { _ = StandardStreams.tell("\n") }
        return end(.quit)
      case .signal(let event):
        _ = StandardStreams.tell("\n")
        return end(.signal(event))
      case .news: break
      }
    }
  }

  /// Why the last words could not be written: a signal, where the terminal went with one.
  private var unheard: Ending {
    let failure = SystemFailure(code: errno)
    if let event = Interruption.event { return .signal(event) }
    return .unheard(reason: failure.reason)
  }

  /// The next line; what comes from remotes meanwhile is taken in, and told with the next answer.
  private func next() -> LineInput.Event {
    if input.isTerminal { _ = StandardStreams.tell("> ") }
    while true {
      sync.startIfDue()
      let event = input.next(or: sync.mailbox.descriptor, within: sync.untilNext)
      guard case .news = event else { return event }
      _ = takeMail()
    }
  }

  /// Takes in what happened since the last line: the clock, other programs, the config, reminders.
  private func follow() {
    sync.followRemotes()
    LocalZone.refreshSystem()
    if session.isConfigChanged { readSettings() }
    do throws(StoreError) {
      try takeInLog()
    } catch {
      viewModel.notice(.problem(error.message))
    }
    unwritten.follow(&viewModel)
    _ = takeMail()
    viewModel.absorb(sync.health)
    viewModel.tick(session.dates)
    _ = viewModel.remind()
    talk.keepMessage()
  }

  private func carryOut(_ effects: [Effect]) -> Ending? {
    for effect in effects {
      switch effect {
      case .run(let intent): run(intent)
      case .quit: return .quit
      case .suspend: raise(SIGTSTP)
      case .sync: syncNow()
      case .reload:
        readSettings()
        readAnew()
      case .keep(let change): keep(change)
      case .set(let name, let text): keep(name, text)
      case .verify: verify()
      case .errand(let errand): carryOut(errand)
      case .editText(let task, let text):
        if let ending = open(task, text) { return ending }
      case .copy, .ring, .redraw, .completePath: break
      }
    }
    return nil
  }

  /// Waits for the round that was asked for: what it came to is the answer.
  private func syncNow() {
    sync.ask()
    let start = ContinuousClock.now
    repeat {
      sync.startIfDue()
      sync.mailbox.wait(.milliseconds(100))
      _ = takeMail()
      // With one remote after the other.
    } while (sync.health.isRunning || sync.untilNext == .zero) && Interruption.event == nil
      && ContinuousClock.now - start < Self.patience
    viewModel.conclude(sync.health)
  }

  /// Lends the terminal to the user's editor.
  private func open(_ task: TaskReference, _ text: String) -> Ending? {
    guard let outcome = lend({ Editor(session.environment).edit(text) }) else {
      let key = talk.keys.name(of: .editInForm, in: viewModel.context)
      viewModel.editingFailed("an editor needs a terminal; \(key) and a number edit without one")
      return nil
    }
    return carryOut(edit(task, text, outcome))
  }

  func lend<Outcome>(_ body: () -> Outcome) -> Outcome? {
    guard input.isTerminal, StandardStreams.isTerminal else { return nil }
    let outcome = body()
    follow()
    return outcome
  }

  /// Takes in what was saved in the config.
  private func readSettings() {
    session.readSettings()
    // What was mended is not told any more; what was not is told again.
    for problem in told { talk.withdraw(.problem(problem)) }
    adoptSettings()
    tellOfSettings()
  }

  /// Tells of what cannot be read in the config.
  private func tellOfSettings() {
    told = session.configWarnings(keyFaults)
    for warning in told { viewModel.notice(.problem(warning)) }
  }

  /// Reads and names the keys that the settings say from now on.
  func use(_ keymap: Keymap) -> any KeyNames {
    talk.keys = LinearKeyNames(keymap)
    return talk.keys
  }

  /// Nothing is watched here: every line looks at the config.
  func noteOwnSaving() {}

  func noticeFaults() { tellOfLog() }

  /// Says lines; false where nobody can hear them any more.
  private func say(_ lines: [String]) -> Bool {
    let columns =
      StandardStreams.isTerminal ? StandardStreams.columns(session.environment) : nil
    let rows = lines.flatMap { LinearText.rows(of: $0, columns: columns, glyphs: glyphs) }
    return StandardStreams.tell(rows.map { $0 + "\n" }.joined())
  }

  private func putTypedAway() {
    talk.keepParagraph()
    keepTyped()
  }

  private func end(_ ending: Ending) -> Ending {
    talk.keepParagraph()
    keepTypedAtEnd()
    // Whoever does not want to wait for the rest ends it by a signal.
    Interruption.unwatch()
    finish()
    return ending
  }
}
