internal import Glibc
internal import RedoCommandLine
internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTerminal
internal import RedoViewModels

/// Runs one verb: collects what it looks at, carries its intents out, prints what it says.
struct VerbRunner {
  let session: Session
  /// The colours, where standard output shows any.
  let theme: Theme?

  /// Runs the invocation and returns the program's exit code.
  func run(_ invocation: Invocation) -> Int32 {
    let style = StandardStreams.style(session.environment, theme)
    let settings = settings(for: invocation.needs)
    for warning in settings.warnings { StandardStreams.warn(warning) }
    do throws(StoreError) {
      var world = World(
        dates: session.dates, settings: settings,
        isInputTerminal: isatty(STDIN_FILENO) == 1, output: style, version: Version.text)
      world.isClockFixed = session.clock.isFixed
      world.presets = session.settings.presets
      world.firestoreGuide = FirestoreSetup.guide
      try collect(invocation.needs, into: &world)
      let response = try informed(try response(of: invocation, in: &world))
      let isAnswer = response.answer != nil
      let output = try finish(response)
      tellOfKey(invocation.needs)
      return say(
        output, through: Pager(session.environment), isAnswer: isAnswer,
        tellingOfLog: invocation.needs.tellsFaults)
    } catch {
      runHooks()
      return StandardStreams.fail(error.message)
    }
  }

  /// What the verb wants done; asked again where the log was cut while it was looked at.
  private func response(
    of invocation: Invocation, in world: inout World
  ) throws(StoreError) -> Response {
    // Files alone are judged for so long that somebody wants to know how far it is.
    let bar =
      invocation.needs.file == nil
      ? nil : ProgressBar("checking", term: session.environment[.terminal] ?? "")
    world.progress = bar.map { bar in { bar.show($0, of: $1) } }
    defer { bar?.end() }
    for _ in 0..<3 {
      let response = invocation.respond(in: world)
      guard session.replica.isCut else { return response }
      try collectLog(invocation.needs, into: &world)
    }
    throw .log(
      .changed(
        session.replica.directory.path.appending(ChangeLogFile.name), .truncated))
  }

  /// What a response comes to that only asks for something more to look at; any other as it is.
  private func informed(_ response: Response) throws(StoreError) -> Response {
    switch response {
    case .draw(let analytics, let dates, let then):
      return try informed(then(picture(of: analytics, at: dates)))
    case .locate(let then): return try informed(then(try installation()))
    default: return response
    }
  }

  /// What the config says; keys, presets and the theme are looked at for verbs that are about them.
  private func settings(for needs: Needs) -> SettingsInfo {
    let warnings = needs.config ? session.warnings : session.settings.warnings
    var info = SettingsInfo(
      preferences: session.settings.preferences, choices: session.settings.choices,
      path: session.settings.path, themeFolder: session.shelf.place,
      ownThemes: session.shelf.ownNames,
      warnings: needs.isDiscreet ? session.discreetWarnings : warnings)
    if needs.config {
      info.keys = session.settings.changedKeys
      info.usualKeys = Settings.usualKeys
      info.themeRefusal = session.themeRefusal
      info.themeProblems = session.shelf.problems()
    }
    return info
  }

  private func collect(_ needs: Needs, into world: inout World) throws(StoreError) {
    if needs.storage {
      world.storage = examine(needs, into: &world)
    } else {
      try collectLog(needs, into: &world)
      if needs.identity { world.identity = try identity() }
    }
    if needs.identity { world.settings.hooks = session.hookInfos }
    if needs.reminders {
      world.reminded = try RemindedFile(environment: session.environment.environment).read()
      world.toldElsewhere = ToldFolders(of: session)?.picture(at: session.clock.now)
    }
    if needs.remotes, !needs.storage {
      // What completes a word only needs their names.
      world.remotes = try session.links().map { RemoteReport($0, of: session) }
    }
    if let path = needs.file { world.file = try StandardFile.bytes(named: path) }
    if needs.standardInput { world.standardInput = try StandardFile.bytes(of: STDIN_FILENO) }
  }

  func collectLog(_ needs: Needs, into world: inout World) throws(StoreError) {
    switch needs.log {
    case .none: break
    case .replayed:
      try session.replica.load()
      world.projection = session.replica.projection
    case .judged: world.verification = try session.replica.judge(vouching: needs.vouching)
    case .judgedFile(let path):
      let log = ChangeLog(LogBytes(try StandardFile.bytes(named: path)), with: ThreadWorkers())
      world.verification = VerificationReport(of: log)
    }
  }

  /// Says what is wrong with the log that was read, each thing once.
  func tellOfLog() {
    for notice in session.replica.faults.notices where session.told.insert(notice).inserted {
      StandardStreams.warn(notice.text(NoKeys()))
    }
  }

  /// Warns of a key that others can read, as every change is refused for it, where one only looks.
  private func tellOfKey(_ needs: Needs) {
    guard needs.log == .replayed, needs.tellsFaults, !needs.writing,
      let exposure = IdentityFile.exposure(in: session.replica.directory)
    else { return }
    StandardStreams.warn(exposure.message)
  }

  func identity() throws(StoreError) -> IdentityInfo {
    let author = try session.author()
    let folder = session.replica.directory.path
    return IdentityInfo(
      userID: author.userID, deviceID: author.deviceID,
      publicKey: author.publicKey.map { Hex.text(of: $0.bytes) } ?? "",
      dataFolder: folder.description,
      logPath: folder.appending(ChangeLogFile.name).description,
      keyPath: folder.appending(IdentityFile.name).description, isSealed: try isSealed(),
      isKeyLocked: try isKeyLocked())
  }

  private func isSealed() throws(StoreError) -> Bool {
    if case .sealed = try session.replica.storedIdentity() { true } else { false }
  }

  /// For a sealed key, which is not in memory now, any key tells what becomes of one.
  private func isKeyLocked() throws(StoreError) -> Bool {
    switch try session.replica.storedIdentity() {
    case .open(let identity): identity.signingKey.isLocked
    case .sealed: SigningKey()?.isLocked ?? false
    }
  }

  private func finish(_ response: Response) throws(StoreError) -> CommandOutput {
    switch response {
    case .output(let output): return output
    case .draw, .locate: return try finish(try informed(response))
    case .ask(let prompt, let then):
      StandardStreams.writeError(prompt)
      StandardFile.waitForMore(from: STDIN_FILENO)
      return try finish(then(readLine() ?? ""))
    case .seal(let sealing, let then):
      let directory = session.replica.directory
      _ = try session.replica.storedIdentity()
      return then(try session.keyHolder.apply(sealing, in: directory))
    case .admit(let lines, let output):
      try session.replica.appendJudged(lines)
      return output
    case .repair(let then): return try finish(then(try repair()))
    case .perform(let intents, let then): return try perform(intents, isChain: true, then)
    case .performEach(let intents, let then): return try perform(intents, isChain: false, then)
    case .notify(let batch, let then): return try finish(then(try show(batch)))
    case .save(let files, let isReplacing, let then):
      try save(files, isReplacing: isReplacing)
      return try finish(then)
    case .run(let commands, let then): return then(run(commands))
    case .sync(let isWatching, let then):
      if isWatching { try watch(then) }
      return then(try syncAll())
    case .remote(let deed, let then):
      return then(Result { () throws(RemoteFailure) in try session.apply(deed) })
    case .signIn(let remote, let show, let then): return then(signIn(to: remote, show))
    case .signOut(let remote, let then):
      return then(Result { () throws(RemoteFailure) in try session.signOut(of: remote) })
    }
  }

  /// Signs in; on a terminal a line counts down until somebody has said yes elsewhere.
  private func signIn(
    to remote: String?, _ show: (SignInPrompt) -> CommandOutput
  ) -> Result<SignInReport, RemoteFailure> {
    let term = session.environment[.terminal] ?? ""
    defer { StandardStreams.endLiveLine(term: term) }
    return Result { () throws(RemoteFailure) in
      try session.signIn(
        to: remote, show: { _ = StandardStreams.print(show($0)) },
        tick: { StandardStreams.showLiveLine(SignInPrompt.waiting(secondsLeft: $0), term: term) })
    }
  }

  /// Prints what a verb has to say and runs the hooks that follow from what it did; the exit code.
  ///
  /// What was done is done: where nobody reads its words any more, that ends the program behind the
  /// hooks.
  func say(
    _ output: CommandOutput, through pager: Pager? = nil, isAnswer: Bool = false,
    tellingOfLog: Bool = true
  ) -> Int32 {
    let closedPipe = HeldSignal(SIGPIPE)
    defer { closedPipe.letGo() }
    if tellingOfLog { tellOfLog() }
    let code = StandardStreams.print(output, through: pager, isAnswer: isAnswer)
    runHooks()
    return code
  }

  private func runHooks() {
    for run in session.dueHooks {
      if let complaint = run.run() { StandardStreams.warn(complaint) }
    }
    session.dueHooks = []
  }

  private func repair() throws(StoreError) -> RepairReport {
    let hasChanged = try session.replica.judge(vouching: false).oldPart != nil
    let repair = try session.replica.repair(at: session.clock.now)
    session.replica.forgetOldPart()
    return RepairReport(
      moved: repair?.moved ?? [], quarantine: repair?.quarantine.description ?? "",
      backup: repair?.backup.description ?? "",
      rest: try session.replica.judge(vouching: true), acceptsOldPart: hasChanged)
  }

  /// Runs intents, those of a chain up to the first that fails.
  ///
  /// Where the disk refuses one, none is tried after it, and what the earlier ones did is told all the
  /// same.
  private func perform(
    _ intents: [Intent], isChain: Bool,
    _ then: ([Result<IntentReport, IntentError>]) -> CommandOutput
  ) throws(StoreError) -> CommandOutput {
    var results: [Result<IntentReport, IntentError>] = []
    var refusal: StoreError?
    let bar = ProgressBar("writing", term: session.environment[.terminal] ?? "")
    session.replica.progress = bar.map { bar in { bar.show($0, of: $1) } }
    defer { bar?.end() }
    loop: for intent in intents {
      do throws(ReplicaError) {
        let report = try session.perform(intent)
        results.append(.success(report))
        session.dueHooks += session.hookRuns(after: report)
      } catch {
        switch error {
        case .intent(let error):
          results.append(.failure(error))
          if isChain { break loop }
        case .store(let error):
          refusal = error
          break loop
        }
      }
    }
    guard let refusal else { return then(results) }
    // A chain that did nothing has nothing to say.
    if results.isEmpty, isChain { throw refusal }
    var output = then(results)
    output.complain(refusal.message, in: StandardStreams.plainStyle)
    output.exitCode = max(output.exitCode, 1)
    return output
  }
}
