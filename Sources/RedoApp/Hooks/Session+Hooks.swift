internal import RedoCommandLine
internal import RedoIntents
internal import RedoStore

extension Session {
  /// The runs of hooks that follow from what was done, which is on the disk; none within a hook.
  func hookRuns(after report: IntentReport) -> [HookRun] {
    let events: [HookEvent] =
      switch report.deed {
      case .added: [.add, .change]
      case .completed: [.complete, .change]
      default: [.change]
      }
    guard let folder = hookFolder else { return [] }
    let present = events.filter { folder.has($0) }
    guard !present.isEmpty else { return [] }
    // Adding a task reads no log; its hooks want to know the task.
    if !replica.isLoaded { try? replica.load() }
    var world = World(
      projection: replica.projection, dates: dates,
      settings: SettingsInfo(preferences: settings.preferences),
      isInputTerminal: false, output: StandardStreams.plainStyle, version: Version.text)
    world.presets = settings.presets
    return present.map { event in
      HookRun(
        event: event, folder: folder,
        message: HookMessage.bytes(of: report, event: event.rawValue, in: world),
        environment: environment.environment)
    }
  }

  /// The runs of hooks that follow from rounds with remotes in which something went either way.
  func hookRuns(after reports: [RemoteReport]) -> [HookRun] {
    let busy = reports.filter { $0.sent > 0 || $0.received > 0 }
    guard !busy.isEmpty, let folder = hookFolder, folder.has(.sync) else { return [] }
    return [
      HookRun(
        event: .sync, folder: folder,
        message: HookMessage.bytes(of: busy, event: HookEvent.sync.rawValue),
        environment: environment.environment)
    ]
  }

  /// The hooks that there are, and what is wrong with them; none within a hook.
  var hookInfos: [HookInfo] {
    guard let folder = hookFolder else { return [] }
    return HookEvent.allCases.compactMap { event -> HookInfo? in
      switch folder.program(for: event) {
      case .success?: HookInfo(name: event.rawValue, problem: nil)
      case .failure(let fault)?: HookInfo(name: event.rawValue, problem: fault.message)
      case nil: nil
      }
    }
  }

  /// Where the hooks are; nil within a hook, where none runs.
  private var hookFolder: HookFolder? {
    guard (environment[.hook] ?? "").isEmpty,
      let file = try? ConfigFile(environment: environment.environment)
    else { return nil }
    return HookFolder(in: file.folder)
  }
}
