internal import RedoCommandLine
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoTasks
internal import RedoViewModels

extension Session {
  /// The runs of hooks that follow from what was done, which is on the disk; none within a hook.
  func hookRuns(after report: IntentReport) -> [HookRun] {
    let events: [HookEvent] =
      switch report.deed {
      case .added: [.add, .change]
      case .completed: [.complete, .change]
      default: [.change]
      }
    let programs = hooks(for: events)
    guard !programs.isEmpty else { return [] }
    // Adding a task reads no log; its hooks want to know the task.
    if !replica.isLoaded { try? replica.load() }
    var world = World(
      projection: replica.projection, dates: dates,
      settings: SettingsInfo(preferences: settings.preferences),
      isInputTerminal: false, output: StandardStreams.plainStyle, version: Version.text)
    world.presets = settings.presets
    return programs.map { event, program in
      HookRun(
        event: event, program: program,
        message: HookMessage.bytes(of: report, event: event.rawValue, in: world),
        environment: environment.environment)
    }
  }

  /// The runs of hooks that follow from rounds with remotes in which something went either way.
  func hookRuns(after reports: [RemoteReport]) -> [HookRun] {
    let busy = reports.filter { $0.sent > 0 || $0.received > 0 }
    guard !busy.isEmpty else { return [] }
    return hooks(for: [.sync]).map { event, program in
      HookRun(
        event: event, program: program,
        message: HookMessage.bytes(of: busy, event: event.rawValue),
        environment: environment.environment)
    }
  }

  /// The hooks that there are for some events; none within a hook.
  func hooks(for events: [HookEvent]) -> [(HookEvent, Result<FilePath, HookFault>)] {
    guard (environment[.hook] ?? "").isEmpty,
      let file = try? ConfigFile(environment: environment.environment)
    else { return [] }
    let folder = HookFolder(in: file.folder)
    return events.compactMap { event in folder.program(for: event).map { (event, $0) } }
  }
}
