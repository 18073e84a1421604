import Synchronization

/// A clock that goes on by a second each time somebody looks at it.
final class SlowClock: Sendable {
  private let looks = Mutex(0)

  /// How long it goes by now.
  var elapsed: Duration {
    .seconds(
      looks.withLock { looks in
        looks += 1
        return looks
      })
  }
}
