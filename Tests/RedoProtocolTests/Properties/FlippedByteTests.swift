import RedoProtocol
import RedoTestSupport
import Testing

/// What was verified cannot be changed behind a watermark's back.
struct FlippedByteTests {
  @Test func `each of 2,000 flipped bytes of a verified log is noticed or changes nothing`() {
    let seed = SeededGenerator.fromEnvironment(default: 77).seed
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(
      RandomLog(count: 40, faultRate: 0.1, seed: seed).lines.joined(separator: [0x0A]) + [0x0A])
    let whole = ChangeLog(LogBytes(bytes))
    let watermark = whole.watermark
    let summary = LogSummary(whole)
    var noticed = 0
    for _ in 0..<2_000 {
      var changed = bytes
      let place = Int.random(in: changed.indices, using: &generator)
      changed[place] ^= UInt8.random(in: 1...255, using: &generator)
      let log = ChangeLog(LogBytes(changed), trusting: watermark)
      if log.contradictsWatermark {
        noticed += 1
      } else {
        // Nothing that was sound is different, and nothing became sound.
        let now = LogSummary(log)
        let same =
          now.ids == summary.ids && now.changes == summary.changes
          && now.parents == summary.parents && now.authors == summary.authors
        #expect(same, "byte \(place), seed \(seed)")
      }
    }
    #expect(noticed > 1_500, "seed \(seed)")
  }
}
