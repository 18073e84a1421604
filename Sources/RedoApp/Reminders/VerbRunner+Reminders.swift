internal import RedoCommandLine
internal import RedoProtocol
internal import RedoStore
internal import RedoTerminal
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
      manner: session.environment.hasPlainTerminal
        ? .bell : session.settings.preferences.notification,
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
  ///
  /// Throws where one of the paths is no text, as a unit would name another folder then.
  func installation() throws(StoreError) -> InstallationInfo {
    let environment = session.environment.environment
    let config = try BaseDirectory.config.folder(in: environment)
    let given = ([.dataDirectory] + Self.baseVariables).compactMap(environment.path(in:))
    for path in [config] + given where String(validating: path.bytes, as: UTF8.self) == nil {
      throw .pathIsNoText(path)
    }
    return InstallationInfo(
      program: OwnProgram.path,
      unitFolder: (config.parent ?? config).appending("systemd/user").text,
      variables: placeVariables)
  }

  private static let baseVariables = BaseDirectory.allCases.map(\.variable)

  /// The variables that say where the tasks are, as another process is to have them.
  private var placeVariables: [String] {
    let data = session.environment[.dataDirectory].flatMap { folder in
      folder.isEmpty ? nil : WorkingFolder.absolute(folder)
    }
    var paths: [(variable: PathVariable, path: String)] = []
    if let data { paths.append((.dataDirectory, data)) }
    for variable in Self.baseVariables {
      // A relative path in these counts as none.
      guard let path = session.environment[variable], path.utf8.first == UInt8(ascii: "/") else {
        continue
      }
      paths.append((variable, path))
    }
    return paths.map { $0.variable.rawValue + "=" + $0.path }
  }
}
