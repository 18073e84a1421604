import RedoSync
import Testing

@testable import RedoApp

/// How one remote's rounds stand beside those of others.
@MainActor struct RemoteStandingTests {
  @Test func `a round keeps others waiting until it sends, and the next one does so again`() {
    var standing = RemoteStanding()
    #expect(standing.heldUntil == nil)
    for _ in 1...2 {
      standing.begin()
      standing.take(SyncProgress(received: 500))
      #expect(standing.heldUntil != nil)
      standing.take(SyncProgress(sent: 500, toSend: 9_000, received: 500))
      #expect(standing.heldUntil == nil)
      standing.add(500, isOver: true)
    }
  }

  @Test func `a round that gives no sign for a minute is told from one that goes on`() {
    var standing = RemoteStanding()
    let later = ContinuousClock.now + .seconds(61)
    #expect(!standing.isSilent(at: later))
    standing.begin()
    #expect(!standing.isSilent(at: .now) && standing.isSilent(at: later))
    standing.add(0, isOver: true)
    standing.schedule.end(
      with: nil, isThrough: true, hasMore: false, isSignedIn: false, at: .now, random: 0)
    #expect(!standing.isSilent(at: later))
  }
}
