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

  /// Whether it stands still.
  var isFixed: Bool { fixed != nil }

  /// The moment.
  var now: Instant {
    fixed ?? Instant(milliseconds: WallClock.milliseconds).clamped
  }
}
