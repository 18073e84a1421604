/// How long to leave a remote alone after it failed: twice as long each time, spread at random so
/// that not all devices come back at once.
struct Backoff: Hashable, Sendable {
  /// How many times in a row it failed.
  private var failures = 0

  /// The first pause, and the longest, in seconds.
  static let first: Int64 = 2
  static let longest: Int64 = 900
  /// No server is believed that asks for more, in seconds.
  static let longestAsked: Int64 = 3_600

  /// How long a server that asks for so many seconds is left alone at least.
  static func believed(_ seconds: Int) -> Int64 {
    min(max(0, Int64(seconds)), longestAsked)
  }

  /// All went well.
  mutating func reset() {
    failures = 0
  }

  /// The pause after one more failure: half of it certain, half by the random bits.
  mutating func pause(after error: SyncError, random: UInt64) -> Duration {
    // So many make the longest pause, and no shift that runs over.
    failures = min(failures + 1, 20)
    let ceiling = min(Self.longest, Self.first << Int64(failures - 1)) * 1_000
    let half = ceiling / 2
    let spread = Int64(random % UInt64(half + 1))
    var milliseconds = half + spread
    if case .busy(let seconds?) = error {
      milliseconds = max(milliseconds, Self.believed(seconds) * 1_000)
    }
    return .milliseconds(milliseconds)
  }
}
