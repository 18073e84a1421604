internal import Foundation

/// Processor time that the calling thread has used: what some work costs, whoever else has the
/// processors meanwhile.
///
/// Work that other threads do is not in it, nor is waiting.
public enum ThreadTime {
  /// The processor time since the thread began.
  public static var now: Duration {
    var time = timespec()
    let status = clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(status == 0, "Linux has this clock for every thread")
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The seconds since an earlier `now` of the same thread.
  public static func seconds(since start: Duration) -> Double { (now - start) / .seconds(1) }

  /// The seconds that some work takes.
  public static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return seconds(since: start)
  }
}
