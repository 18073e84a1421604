internal import Glibc
internal import RedoCommandLine
internal import RedoIntents
internal import RedoStore
public import RedoSync
internal import RedoTasks
public import RedoTerminal
internal import RedoViewModels

/// The program from its arguments to its exit code.
public enum Launch {
  /// What the full screen is shown on: the executable knows the real terminal, tests another.
  public struct Screen {
    /// Takes the terminal; a sentence says why it cannot be had.
    public let open: () -> Result<any Terminal, Failure>
    /// Ends the process as the signal behind an event would have.
    public let end: (InputEvent) -> Never

    /// Why there is no screen, in a sentence that says what to do.
    public struct Failure: Error {
      /// The sentence.
      public let message: String

      /// A failure in its own words.
      public init(message: String) {
        self.message = message
      }
    }

    /// Describes a screen.
    public init(
      open: @escaping () -> Result<any Terminal, Failure>,
      end: @escaping (InputEvent) -> Never
    ) {
      self.open = open
      self.end = end
    }
  }

  /// Runs the program and returns its exit code; servers are asked by `transport`, and only then.
  ///
  /// The arguments are what follows the program's name; nil stands for one that is not UTF-8.
  public static func run(
    _ arguments: [String?], on screen: Screen, over transport: any HTTPTransport
  ) -> Int32 {
    guard StandardDescriptors.occupy() else { return 1 }
    // A write beyond the user's file size limit is an error to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    // Where the parent ignored it, how a child ended could not be told.
    signal(SIGCHLD, SIG_DFL)
    MissingRandomness.prepare()
    let invocation: Invocation
    do throws(UsageError) {
      if let place = arguments.firstIndex(of: nil) { throw .noTextArgument(place + 1) }
      invocation = try Invocation(arguments: arguments.compactMap { $0 })
    } catch {
      return StandardStreams.print(CommandOutput(error, in: StandardStreams.plainStyle))
    }
    do throws(LaunchError) {
      guard let session = try session(for: invocation, over: transport) else {
        return try answer(invocation)
      }
      session.replica.waiting = StandardStreams.tell(of:)
      if invocation.opensLinear { return try runLinear(session, on: screen) }
      guard invocation.opensFullScreen else {
        session.replica.isBrief = true
        Heap.returnFreedMemory()
        let theme =
          StandardStreams.isTerminal
          ? theme(of: session, isQuiet: invocation.needs.config) : nil
        return VerbRunner(session: session, theme: theme).run(invocation)
      }
      return try runFullScreen(session, on: screen)
    } catch {
      return StandardStreams.fail(error.message, exitCode: error.exitCode)
    }
  }

  /// The session; nil where the folders cannot be told and the invocation does without.
  private static func session(
    for invocation: Invocation, over transport: any HTTPTransport
  ) throws(LaunchError) -> Session? {
    do throws(LaunchError) {
      return try Session(over: transport)
    } catch {
      guard case .store = error, !invocation.needs.folders else { throw error }
      return nil
    }
  }

  /// Prints what an invocation says of the program alone.
  private static func answer(_ invocation: Invocation) throws(LaunchError) -> Int32 {
    let environment = SystemEnvironment()
    let clock = try SystemClock(fixedTo: environment[.now])
    let world = World(
      dates: DateContext(now: clock.now, zone: .system()), isInputTerminal: false,
      output: StandardStreams.style(environment, nil), version: Version.text)
    guard let output = invocation.respond(in: world).answer else { return 1 }
    return StandardStreams.print(output, isAnswer: true)
  }

  /// The colours of coloured text; nil where the theme cannot be used, which is said here unless the
  /// verb itself tells of the config.
  private static func theme(of session: Session, isQuiet: Bool) -> Theme? {
    switch session.shelf.theme(named: session.settings.preferences.theme) {
    case .success(let theme): return theme
    case .failure(let failure):
      if !isQuiet { StandardStreams.warn(failure.message) }
      return nil
    }
  }

  /// Reads the log and the key; a passphrase is asked for before the screen is taken.
  private static func load(
    _ session: Session, checkingThemes: Bool
  ) throws(LaunchError) -> AppSettings {
    do throws(StoreError) {
      try session.replica.load()
      _ = try session.replica.identity()
      return try session.appSettings(checkingThemes: checkingThemes)
    } catch {
      throw .store(error)
    }
  }

  /// Whoever is gone at the other end of a pipe or connection is an error of that write alone; a verb
  /// ends by it, as in any pipeline.
  private static func outliveClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private static func runLinear(
    _ session: Session, on screen: Screen
  ) throws(LaunchError) -> Int32 {
    outliveClosedPipes()
    let settings = try load(session, checkingThemes: true)
    let ending = LinearLoop(session: session, settings: settings).run()
    session.replica.forgetKey()
    switch ending {
    case .quit: return 0
    case .signal(let event): screen.end(event)
    case .unheard(let reason):
      return StandardStreams.fail(
        "Could not write to standard output: \(reason). No more lines were read; look with "
          + "`redo list` at what was done.")
    }
  }

  private static func runFullScreen(
    _ session: Session, on screen: Screen
  ) throws(LaunchError) -> Int32 {
    Heap.keepFreedMemory()
    outliveClosedPipes()
    let settings = try load(session, checkingThemes: false)
    switch screen.open() {
    case .failure(let failure): throw .terminal(failure.message)
    case .success(let terminal):
      let ending = AppLoop(terminal: terminal, session: session, settings: settings).run()
      terminal.restore()
      session.replica.forgetKey()
      if case .signal(let event) = ending { screen.end(event) }
      return 0
    }
  }
}
