internal import RedoIntents
internal import RedoStore
internal import RedoTerminal
internal import RedoViewModels

/// What is done outside of what is on screen because a key asked for it.
extension AppLoop {
  func carryOut(_ effects: [Effect]) -> Ending? {
    for effect in effects {
      switch effect {
      case .run(let intent):
        run(intent)
        if !logWatch.isWatched(logFolder) { followLog() }
      case .quit: return .quit
      case .suspend:
        terminal.stop()
        rain.noteInput(at: Monotonic.milliseconds)
      case .sync: sync.ask()
      case .reload: reload()
      case .redraw:
        terminal.suspend()
        terminal.resume()
      case .keep(let change): keep(change)
      case .set(let name, let text): keep(name, text)
      case .verify: verify()
      case .errand(let errand):
        if let ending = doErrand(errand) { return ending }
      case .completePath(let typed): completePath(typed)
      case .editText(let task, let text):
        if let ending = edit(task, text) { return ending }
      case .copy(let text): terminal.copy(text)
      case .ring:
        terminal.ring()
        needsDrawing = true
      }
    }
    return nil
  }

  private func doErrand(_ errand: Errand) -> Ending? {
    // It may take a moment: what it is shows meanwhile.
    viewModel.begin(errand)
    draw()
    carryOut(errand)
    needsDrawing = true
    if !logWatch.isWatched(logFolder) { followLog() }
    // A key that was meant for what showed before is no answer to a question.
    if case .lookInto = errand { return forgetKeys() }
    return nil
  }

  /// Reads the log again from the disk, whatever kept it from being followed.
  private func reload() {
    endTrouble()
    readAnew()
  }

  private func edit(_ task: TaskReference, _ text: String) -> Ending? {
    guard let outcome = lend({ Editor(session.environment).edit(text) }) else { return nil }
    return carryOut(edit(task, text, outcome))
  }

  func lend<Outcome>(_ body: () -> Outcome) -> Outcome? {
    terminal.suspend()
    let outcome = body()
    terminal.resume()
    rain.noteInput(at: Monotonic.milliseconds)
    viewModel.resize(to: terminal.size)
    // What others did meanwhile comes first, so that nothing of it is overwritten.
    followLog()
    return outcome
  }
}
