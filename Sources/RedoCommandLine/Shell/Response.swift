public import RedoIntents
public import RedoTasks

/// What a command wants done, for the shell to carry out.
public indirect enum Response {
  /// Print this and end.
  case output(CommandOutput)
  /// Run the intents one by one, each in a write of its own, up to the first that fails; then give
  /// the results of those that were run, and print what comes back.
  case perform([Intent], then: ([Result<IntentReport, IntentError>]) -> CommandOutput)
  /// Run intents that have nothing to do with each other, each in a write of its own, whatever fails;
  /// then give the results of all, and print what comes back.
  case performEach([Intent], then: ([Result<IntentReport, IntentError>]) -> CommandOutput)
  /// Append whole lines of the log that are other devices' nodes, judged already; then print.
  case admit([UInt8], then: CommandOutput)
  /// Move the log's broken lines aside, judge what is left, and go on with the response to that.
  case repair(then: (RepairReport) -> Response)
  /// Put a passphrase on the key, take it off or change it, asking for what that needs; then print
  /// what comes back, told whether the bare key is still to be had under another name.
  case seal(KeySealing, then: (_ isBareElsewhere: Bool) -> CommandOutput)
  /// Exchange changes with every remote and print what comes back; where it watches, again and again.
  case sync(isWatching: Bool, then: (SyncReport) -> CommandOutput)
  /// Change the list of remotes, or look at it, and print what comes back.
  case remote(RemoteDeed, then: (Result<[RemoteReport], RemoteFailure>) -> CommandOutput)
  /// Sign in to the Firestore remote of a name, or to the only one: show the prompt as soon as there is
  /// one, wait, and print what comes of it.
  case signIn(
    remote: String?, show: (SignInPrompt) -> CommandOutput,
    then: (Result<SignInReport, RemoteFailure>) -> CommandOutput)
  /// Sign out of the Firestore remote of a name, or of all, and print what comes back.
  case signOut(remote: String?, then: (Result<[SignInReport], RemoteFailure>) -> CommandOutput)
  /// Show notices, each once, and go on with the response to what became of them.
  case notify(NoticeBatch, then: (NoticeBatch.Outcome) -> Response)
  /// Write files, all of them or none, where those of their names that differ give way only if so
  /// asked; then go on.
  case save([FileDraft], isReplacing: Bool, then: Response)
  /// Draw analytics as an SVG document in the colours of the theme, and go on with the response to that.
  case draw(Analytics, at: DateContext, then: ([UInt8]) -> Response)
  /// Look where the program is and where timers go, and go on with the response to that.
  case locate(then: (InstallationInfo) -> Response)
  /// Run other programs, each a list of words, up to the first that fails; then give what was wrong
  /// with that, and print what comes back.
  case run([[String]], then: (String?) -> CommandOutput)
  /// Show the prompt, read one line, and go on with the response to it; an end of input is an
  /// empty line.
  case ask(prompt: String, then: (String) -> Response)

  /// What is to be printed, where that is all; nil where something is to be done.
  public var answer: CommandOutput? {
    if case .output(let output) = self { output } else { nil }
  }
}
