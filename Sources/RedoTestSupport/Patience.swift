import Foundation

/// Waiting for what other processes do, for as long as a busy machine may take.
public enum Patience {
  /// Beyond this it does not come about.
  public static let limit = Duration.seconds(60)

  /// Looks again and again until something is so; whether it came about.
  public static func lasts(
    _ duration: Duration = limit, lookingEvery milliseconds: UInt32 = 20,
    until isSo: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + duration
    repeat {
      if try isSo() { return true }
      usleep(milliseconds * 1_000)
    } while .now < end
    return false
  }
}
