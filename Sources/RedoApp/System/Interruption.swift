internal import Glibc
internal import RedoTerminal
internal import Synchronization

/// The signal that asked the program to end, where it is to be asked before it does.
nonisolated enum Interruption {
  private static let caught = Atomic<Int32>(0)
  private static let bell = Atomic<Int32>(-1)

  /// The event that a signal stands for; nil while none came.
  static var event: InputEvent? {
    switch caught.load(ordering: .relaxed) {
    case 0: nil
    case SIGINT: .interrupt
    case SIGHUP: .hangUp
    default: .terminate
    }
  }

  /// Remembers the signals that end the program instead of dying from them; a hang-up that is ignored
  /// stays so.
  ///
  /// A descriptor that is readable once one came; −1 where the system gave none.
  static func watch() -> Int32 {
    let pipe = try? PrivatePipe()
    // Before any signal comes, since what makes the two is not to run in one.
    caught.store(0, ordering: .relaxed)
    bell.store(pipe?.end ?? -1, ordering: .relaxed)
    for number in watched {
      signal(number) { number in
        let before = errno
        Interruption.caught.store(number, ordering: .relaxed)
        var byte: UInt8 = 1
        _ = write(Interruption.bell.load(ordering: .relaxed), &byte, 1)
        errno = before
      }
    }
    return pipe?.start ?? -1
  }

  /// Has the signals end the program at once from now on.
  static func unwatch() {
    for number in watched { signal(number, SIG_DFL) }
  }

  private static var watched: [Int32] {
    [SIGINT, SIGTERM] + (IgnoredSignals.contain(SIGHUP) ? [] : [SIGHUP])
  }
}
