internal import Glibc
internal import RedoCommandLine
internal import RedoStore
public import RedoTerminal
internal import RedoThemes
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

  /// Runs the program and returns its exit code.
  public static func run(_ arguments: [String], on screen: Screen) -> Int32 {
    // A write beyond the user's file size limit is an error to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    MissingRandomness.prepare()
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(arguments: arguments)
    } catch {
      return StandardStreams.print(CommandOutput(error, in: StandardStreams.plainStyle))
    }
    do throws(LaunchError) {
      let session = try Session()
      guard invocation.opensFullScreen else {
        let theme = StandardStreams.isTerminal ? try theme(of: session) : nil
        return VerbRunner(session: session, theme: theme).run(invocation)
      }
      return try runFullScreen(session, try theme(of: session), on: screen)
    } catch {
      return StandardStreams.fail(error.message)
    }
  }

  private static func theme(of session: Session) throws(LaunchError) -> Theme {
    let name = session.settings.theme
    do throws(ThemeError) {
      return try ThemeParser.parse(Themes.bytes(of: name) ?? Themes.matrix)
    } catch {
      throw .theme(name: name, error)
    }
  }

  private static func runFullScreen(
    _ session: Session, _ theme: Theme, on screen: Screen
  ) throws(LaunchError) -> Int32 {
    let settings: AppSettings
    do throws(StoreError) {
      try session.replica.load()
      // A passphrase is asked for before the screen is taken.
      _ = try session.replica.identity()
      settings = AppSettings(
        device: try session.author(), ranking: session.settings.ranking,
        defaultDueDays: session.settings.dueDays, themeName: session.settings.theme,
        version: Version.text)
    } catch {
      throw .store(error)
    }
    switch screen.open() {
    case .failure(let failure): throw .terminal(failure.message)
    case .success(let terminal):
      let ending = AppLoop(
        terminal: terminal, session: session, theme: theme, settings: settings
      ).run()
      terminal.restore()
      session.replica.forgetKey()
      if case .signal(let event) = ending { screen.end(event) }
      return 0
    }
  }
}
