import Testing

@testable import RedoSync

/// How long a remote that fails is left alone.
struct BackoffTests {
  private let failure = SyncError.unreachable("no route")

  @Test func `pauses grow to a quarter of an hour and never pass it`() {
    var least = Backoff()
    var most = Backoff()
    var last = Duration.zero
    for _ in 0..<20 {
      let low = least.pause(after: failure, random: 0)
      let high = most.pause(after: failure, random: .max)
      #expect(low >= last && high >= low && high <= .seconds(900))
      last = low
    }
    #expect(last == .seconds(450))
  }

  @Test func `random bits spread a pause over its second half`() {
    let pauses = (0..<64).map { number in
      var backoff = Backoff()
      return backoff.pause(after: failure, random: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    }
    #expect(pauses.allSatisfy { (.seconds(1)...(.seconds(2))).contains($0) })
    #expect(Set(pauses).count > 32)
  }

  @Test func `a server that asks for a pause gets it, within reason`() {
    var backoff = Backoff()
    #expect(backoff.pause(after: .busy(seconds: 60), random: 0) == .seconds(60))
    #expect(backoff.pause(after: .busy(seconds: 1_000_000_000), random: 0) == .seconds(3_600))
    #expect(backoff.pause(after: .busy(seconds: -5), random: 0) > .zero)
    let message = SyncError.busy(seconds: 1_000_000_000).message
    #expect(message.hasSuffix(" in 3600 s; changes wait here and go out later"))
    #expect(SyncError.busy(seconds: -5).message.contains("in 0 s"))
  }
}
