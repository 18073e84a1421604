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
}
