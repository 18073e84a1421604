internal import Glibc

/// What an input may cost: no wait for other programs counts, which share the processors.
enum ProcessorTime {
  /// The most milliseconds of a processor that one input takes; more is a hang.
  private static let most = 100

  /// Ends the program where something takes longer.
  static func check(_ work: () -> Void) {
    let start = now()
    work()
    let spent = now() - start
    precondition(spent <= most, "an input takes \(spent) ms of a processor")
  }

  /// The milliseconds that this thread has run.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
