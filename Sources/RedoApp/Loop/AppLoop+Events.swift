internal import RedoIntents
internal import RedoScreens
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// What keys, the mouse and the terminal mean for what is on screen.
extension AppLoop {
  /// How long events are taken before what they did is shown, in milliseconds.
  private static let longestWithoutFrame: Int64 = 50

  /// Takes every event that waits; where that takes long, what they did so far is shown.
  func takeEvents() -> Ending? {
    var shown = Monotonic.milliseconds
    while let event = terminal.nextEvent() {
      if let character = text(of: event) {
        typed.append(character)
      } else {
        typeTogether()
        let wasTyping = viewModel.isTyping
        if let ending = take(event) { return ending }
        if viewModel.isTyping { hasTyped = true } else if wasTyping { putTypedAway() }
      }
      guard Monotonic.milliseconds - shown >= Self.longestWithoutFrame else { continue }
      typeTogether()
      draw()
      shown = Monotonic.milliseconds
    }
    typeTogether()
    return nil
  }

  /// The character that an event types into a line, where it does nothing else.
  private func text(of event: InputEvent) -> Character? {
    guard case .key(let key) = event, screen.keymap.isText(key, on: viewModel) else {
      return nil
    }
    return key.text
  }

  /// Types the characters that came one after the other as one, since a line is read anew for each
  /// change: what is pasted without brackets would keep the screen for long.
  private func typeTogether() {
    guard !typed.isEmpty else { return }
    lastEvent = Monotonic.milliseconds
    rain.noteInput(at: lastEvent)
    viewModel.takeTime(timeOfInput())
    viewModel.type(typed)
    (typed, needsDrawing) = ("", true)
    if viewModel.isTyping { hasTyped = true }
  }

  private func take(_ event: InputEvent) -> Ending? {
    lastEvent = Monotonic.milliseconds
    rain.note(event, at: Monotonic.milliseconds)
    // Focus changes the rain alone; what else waits to be drawn goes on waiting.
    if case .focus = event { return nil }
    needsDrawing = true
    switch event {
    case .key(let key):
      let keymap = screen.keymap
      viewModel.takeTimeOfKey(timeOfInput(), for: keymap.command(of: key, on: viewModel))
      return carryOut(keymap.press(key, on: &viewModel))
    case .mouse(let mouse):
      return carryOut(
        screen.mouse(mouse, on: &viewModel, glyphs: terminal.glyphs))
    case .paste(let text):
      viewModel.takeTime(timeOfInput())
      return carryOut(viewModel.paste(text))
    case .resize(let size): viewModel.resize(to: size)
    case .stop:
      terminal.stop()
      rain.noteInput(at: Monotonic.milliseconds)
    case .focus: break
    case .resumed: viewModel.resize(to: terminal.size)
    case .interrupt, .terminate, .hangUp: return .signal(event)
    }
    return nil
  }

  /// The time of what was typed: that on screen may be long ago, as after a machine's sleep.
  ///
  /// A click means what was seen, which another day would have put elsewhere; so does a key mean what it
  /// did under the config that was read.
  private func timeOfInput() -> DateContext {
    if isMinuteOver {
      LocalZone.refreshSystem()
      isLookAroundDue = true
    }
    return session.dates
  }

  /// Leaves out what was pressed and pasted so far.
  func forgetKeys() -> Ending? {
    while let event = terminal.nextEvent() {
      switch event {
      case .key, .mouse, .paste: continue
      default: if let ending = take(event) { return ending }
      }
    }
    return nil
  }

  /// Keeps what is being typed, which a crash would take along.
  func putTypedAway() {
    hasTyped = false
    keepTyped()
  }
}
