internal import RedoCommandLine
internal import RedoProtocol
internal import RedoStore
internal import RedoViewModels

extension VerbRunner {
  /// Shows notices, unless another run has taken them; what could not be shown at all is not marked
  /// as told.
  func show(_ batch: NoticeBatch) throws(StoreError) -> NoticeBatch.Outcome {
    let file = try RemindedFile(environment: session.environment.environment)
    // Marked first: what is cut off here is not told twice.
    guard try file.exchange(batch.previous, for: batch.moment) else { return .takenElsewhere }
    let clock = session.clock
    let notifier = Notifier(
      manner: session.settings.preferences.notification,
      isInTmux: !(session.environment[.tmux] ?? "").isEmpty, now: { clock.now })
    // Looked into when there is something to leave: a slow folder keeps no notice waiting.
    var folders: ToldFolders?
    let endings = notifier.show(batch.notices, patience: batch.patience) { notices in
      if folders == nil { folders = ToldFolders(of: session) }
      folders?.tell(notices.flatMap(\.reminders), at: clock.now)
    }
    let isTold = endings.contains { !$0.isFailure }
    if !isTold, !endings.isEmpty { _ = try file.exchange(batch.moment, for: batch.previous) }
    return .shown(endings)
  }

  /// Where the program is, and where a timer of the user's goes.
  func installation() throws(StoreError) -> InstallationInfo {
    let variables: [EnvironmentVariable] = [.dataDirectory, .dataHome, .configHome, .stateHome]
    let config = try BaseDirectory.config.folder(in: session.environment.environment)
    return InstallationInfo(
      program: OwnProgram.path,
      unitFolder: (config.parent ?? config).appending("systemd/user").text,
      variables: variables.compactMap { variable in
        session.environment[variable].flatMap { $0.isEmpty ? nil : variable.rawValue + "=" + $0 }
      })
  }
}
