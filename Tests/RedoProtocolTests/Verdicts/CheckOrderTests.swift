import RedoProtocol
import RedoTestSupport
import Testing

/// A node gets the first code that fails: the lower check wins.
struct CheckOrderTests {
  @Test func `every ladder's node is sound as long as nothing is broken`() {
    for ladder in Ladder.all { #expect(ladder.verdict(with: []) == .sound, "\(ladder.action)") }
  }

  @Test func `one fault gives its own verdict`() {
    for ladder in Ladder.all {
      for rung in ladder.rungs {
        let verdict = ladder.verdict(with: [rung])
        #expect(
          rung.verdict.matches(verdict), "\(ladder.action) \(rung.check): \(verdict as Any)")
      }
    }
  }

  @Test func `of two faults the lower check wins, whichever was made first`() {
    for ladder in Ladder.all {
      for (index, lower) in ladder.rungs.enumerated() {
        for higher in ladder.rungs[(index + 1)...] {
          for faults in [[lower, higher], [higher, lower]] {
            let verdict = ladder.verdict(with: faults)
            #expect(
              lower.verdict.matches(verdict),
              "\(ladder.action) \(lower.check) and \(higher.check): \(verdict as Any)")
          }
        }
      }
    }
  }
}
