import RedoIntents
import RedoProtocol
import Testing

/// What tells the intents of a device apart.
struct WallTimeTests {
  private let start = Instant(rfc3339: "2026-11-20T14:05:00.000Z") ?? .earliest

  @Test(arguments: [Intent.undo, .redo, .archive([])])
  func `each intent is later than the one before, however quick they are`(intent: Intent) {
    for offset in 0..<Int64(8) {
      let now = Instant(milliseconds: start.milliseconds + offset)
      var last: Instant?
      for count in 1...Int64(10) {
        let wall = WallTime.next(for: intent, at: now, after: last)
        #expect(last.map { wall > $0 } ?? true)
        #expect(abs(wall.milliseconds - now.milliseconds) < 4 * count)
        last = wall
      }
    }
  }

  @Test func `intents of every kind are told apart while the clock stands still`() {
    var last: Instant?
    var walls: Set<Instant> = []
    for _ in 0..<20 {
      for intent in [Intent.archive([]), .undo, .redo, .undo, .archive([])] {
        let wall = WallTime.next(for: intent, at: start, after: last)
        #expect(walls.insert(wall).inserted)
        last = wall
      }
    }
  }

  @Test func `a clock that was set back is believed`() {
    let ahead = Instant(milliseconds: start.milliseconds + 3_600_000)
    let wall = WallTime.next(for: .archive([]), at: start, after: ahead)
    #expect(wall == start)
  }

  @Test func `the last moment that can be written is followed by one before it`() {
    for intent in [Intent.undo, .redo, .archive([])] {
      let last = WallTime.next(for: intent, at: .latest, after: nil)
      let next = WallTime.next(for: intent, at: .latest, after: last)
      #expect(last <= .latest && next <= .latest && next != last)
    }
  }
}
