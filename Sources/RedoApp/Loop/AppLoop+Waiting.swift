internal import Glibc
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoTerminal
internal import RedoViewModels

/// When the loop has something to do, and what is done while nothing comes.
extension AppLoop {
  /// How often the log is looked at where nothing tells of what others append, in milliseconds.
  private static let logInterval: Int64 = 400
  /// How often at least, whatever is told of it.
  private static let longestInterval = Instant.minute
  /// How long no key has to come before what later ones need is done, in milliseconds: longer than
  /// between the repeats of a key that is held.
  private static let idleBeforeWork: Int64 = 50
  /// How long no key has to come before what is typed is put away, in milliseconds.
  private static let idleBeforeKeeping: Int64 = 400

  /// Waits for a key, for news of a file, or for what changes by itself; says whether the log is to
  /// be looked at, as it is but for a frame of rain.
  func wait() -> Bool {
    let untilLook = self.untilLook
    let isWoken = sleep(for: milliseconds(untilLook: untilLook))
    // What is told between the end of the time and here is told once, too.
    let isTold = logWatch.takeNews()
    if !isWoken, idleTime >= Self.idleBeforeWork {
      viewModel.workWhileIdle { [input = terminal.inputDescriptor] in !Self.hasInput(input) }
    }
    if hasTyped, idleTime >= Self.idleBeforeKeeping { putTypedAway() }
    let now = Monotonic.milliseconds
    guard isWoken || isTold || now - lastLook >= untilLook ?? Self.longestInterval else {
      return false
    }
    lastLook = now
    return true
  }

  /// When the log is looked at unasked, in milliseconds from now; nil where the system tells of changes.
  private var untilLook: Int64? {
    let isTold = logWatch.tells(of: logFolder) && trouble == nil && lockedSince == nil
    return isTold ? nil : Self.logInterval
  }

  /// When something is to be done at the latest, in milliseconds from now.
  private func milliseconds(untilLook: Int64?) -> Int32 {
    // A clock that was set back must not keep the minute standing.
    let untilTick = min(
      Instant.minute, viewModel.nextTick.milliseconds - session.dates.now.milliseconds)
    let untilFrame = rain.untilNextFrame(at: Monotonic.milliseconds, showing: shownRain)
    let untilSync = sync.untilNext?.milliseconds
    let untilIdleWork = viewModel.hasIdleWork ? Self.idleBeforeWork - idleTime : nil
    let untilKeeping = hasTyped ? Self.idleBeforeKeeping - idleTime : nil
    let others = [untilLook, untilSync, untilIdleWork, untilKeeping, untilFrame].compactMap { $0 }
    return Int32(clamping: max(0, others.reduce(untilTick, min)))
  }

  /// Waits until a key, a change of the log or the config, sync or a hook has something to tell; false
  /// where the time was up first.
  private func sleep(for milliseconds: Int32) -> Bool {
    let descriptors = [
      terminal.inputDescriptor, logWatch.descriptor, configWatch.descriptor,
      sync.mailbox.descriptor, hooks.mailbox.descriptor,
    ]
    var watched = descriptors.compactMap { descriptor in
      descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    return poll(&watched, nfds_t(watched.count), milliseconds) != 0
  }

  /// Whether there is something to read from a terminal.
  private nonisolated static func hasInput(_ descriptor: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) > 0
  }

  /// For how long no event has come, in milliseconds.
  private var idleTime: Int64 { Monotonic.milliseconds - lastEvent }
}
