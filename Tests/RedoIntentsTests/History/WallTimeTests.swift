import RedoIntents
import RedoProtocol
import Testing

/// What tells the intents of a device apart.
struct WallTimeTests {
  private let start = Instant(rfc3339: "2026-11-20T14:05:00.000Z") ?? .earliest

  @Test(arguments: [Intent.undo, .redo, .archive([])])
  func `two intents in a row never share a wall time, however quick they are`(intent: Intent) {
    for offset in 0..<Int64(8) {
      let now = Instant(milliseconds: start.milliseconds + offset)
      var last: Instant?
      for _ in 0..<10 {
        let wall = WallTime.next(for: intent, at: now, after: last)
        #expect(wall != last)
        #expect(abs(wall.milliseconds - now.milliseconds) < 8)
        last = wall
      }
    }
  }

  @Test func `the last moment that can be written is followed by one before it`() {
    for intent in [Intent.undo, .redo, .archive([])] {
      let last = WallTime.next(for: intent, at: .latest, after: nil)
      let next = WallTime.next(for: intent, at: .latest, after: last)
      #expect(last <= .latest && next <= .latest && next != last)
    }
  }
}
