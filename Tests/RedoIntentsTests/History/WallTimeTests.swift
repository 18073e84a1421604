import RedoIntents
import RedoProtocol
import RedoTestSupport
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

  @Test func `a device's latest is of its own node, which is sound and on no earlier line`() {
    let (own, other) = (TaskSketch(), TaskSketch(by: TestDevice(2), task: 2))
    let first = own.create(wall: "2026-11-20T14:05:00.000Z")
    let last = own.update(first, wall: "2026-11-20T14:06:00.000Z")
    let refused = own.node("ARCHIVE", on: [last], [:]) {
      $0["timestamp"] = ["lamport": 9, "wall": "2026-11-20T14:07:00.000Z"]
    }
    let foreign = other.create(wall: "2026-11-20T14:08:00.000Z")
    let graph = JudgedLines([first, last, refused, foreign, first]).graph
    let latest = WallTime.latest(of: own.device.author, in: graph)
    #expect(latest?.wallText == "2026-11-20T14:06:00.000Z")
    #expect(WallTime.latest(of: TestDevice(3).author, in: graph) == nil)
  }

  @Test func `the last moment that can be written is followed by one before it`() {
    for intent in [Intent.undo, .redo, .archive([])] {
      let last = WallTime.next(for: intent, at: .latest, after: nil)
      let next = WallTime.next(for: intent, at: .latest, after: last)
      #expect(last <= .latest && next <= .latest && next != last)
    }
  }
}
