internal import Glibc
internal import RedoProtocol

/// The time: the system's, or the moment at which `REDO_NOW` fixes it.
struct SystemClock {
  private let fixed: Instant?

  /// Takes the value of `REDO_NOW`, an RFC 3339 date-time; nil for the system's clock.
  init(fixedTo text: String?) throws(LaunchError) {
    guard let text, !text.isEmpty else {
      fixed = nil
      return
    }
    guard let instant = Instant(rfc3339: text) else { throw .unreadableNow(text) }
    fixed = instant
  }

  /// The moment.
  var now: Instant {
    if let fixed { return fixed }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
      .clamped
  }
}
