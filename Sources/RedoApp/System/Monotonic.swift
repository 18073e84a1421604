internal import Glibc

/// A clock that runs on whatever the time of day is set to.
enum Monotonic {
  /// Microseconds since some moment.
  static var microseconds: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
  }

  /// Milliseconds since the same moment.
  static var milliseconds: Int64 { microseconds / 1000 }
}
