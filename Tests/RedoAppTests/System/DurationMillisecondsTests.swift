import Testing

@testable import RedoApp

/// How long to wait for a moment.
struct DurationMillisecondsTests {
  @Test func `who waits for a moment does not wake before it`() {
    #expect(Duration.zero.milliseconds == 0)
    #expect(Duration.nanoseconds(1).milliseconds == 1)
    #expect(Duration.microseconds(1_500).milliseconds == 2)
    #expect((Duration.seconds(60) + .nanoseconds(1)).milliseconds == 60_001)
  }

  @Test func `a moment that is over is not waited for`() {
    #expect(Duration.microseconds(-1_500).milliseconds == -1)
    #expect(Duration.nanoseconds(-1).milliseconds == 0)
  }
}
