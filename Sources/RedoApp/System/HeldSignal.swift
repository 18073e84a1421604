internal import Glibc

/// A signal that waits until something is done, and then does what it would have done at once.
nonisolated struct HeldSignal {
  private var before = sigset_t()

  /// Holds a signal back from now on.
  init(_ number: Int32) {
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, number)
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether it has come and waits.
  static func isWaiting(_ number: Int32) -> Bool {
    var waiting = sigset_t()
    return sigpending(&waiting) == 0 && sigismember(&waiting, number) == 1
  }

  /// Lets it come, where it waits.
  func letGo() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
