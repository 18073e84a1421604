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
      isInTmux: !(session.environment["TMUX"] ?? "").isEmpty, now: { clock.now })
    let endings = notifier.show(batch.notices, patience: batch.patience)
    let isTold = endings.contains { ending in
      if case .failed = ending { false } else { true }
    }
    if !isTold, !endings.isEmpty { _ = try file.exchange(batch.moment, for: batch.previous) }
    return .shown(endings)
  }

  /// Where the program is, and where a timer of the user's goes.
  func installation() throws(StoreError) -> InstallationInfo {
    let names = ["REDO_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"]
    let config = try BaseDirectory.config.folder(in: session.environment.environment)
    return InstallationInfo(
      program: OwnProgram.path,
      unitFolder: (config.parent ?? config).appending("systemd/user").text,
      variables: names.compactMap { name in
        session.environment[name].flatMap { $0.isEmpty ? nil : name + "=" + $0 }
      })
  }
}
