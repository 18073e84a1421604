import RedoProtocol
import RedoTestSupport
import Testing

/// The quick reading of the lines that this program writes agrees with the strict one.
struct SpellingTests {
  @Test(arguments: 0..<8)
  func `a line is judged alike whether or not its author was met before`(round: UInt64) {
    let seed = SeededGenerator.fromEnvironment(default: 4_000).seed &+ round
    var generator = SeededGenerator(seed: seed)
    let known = TaskSketch().create().line
    for node in RandomLog(count: 40, faultRate: 0.2, seed: seed).nodes {
      var line = node.line
      if Bool.random(using: &generator) {
        let place = Int.random(in: line.indices, using: &generator)
        line[place] ^= 1 << UInt8.random(in: 0..<7, using: &generator)
      }
      // Alone, a line's author is new, and so it is read strictly.
      let alone = ChangeLog(JudgedLines.bytes([line]))
      let met = ChangeLog(JudgedLines.bytes([known, node.line, line]))
      let isNode = alone.nodes.count == 1
      #expect(met.faults.last?.line == 3 || isNode, "seed \(seed)")
      guard isNode, let first = alone.nodes.last, let last = met.nodes.last else {
        #expect(met.faults.last?.violation == alone.faults.last?.violation, "seed \(seed)")
        continue
      }
      let summaries = (alone.bytes.change(first.change), met.bytes.change(last.change))
      #expect(first.id == last.id && summaries.0 == summaries.1, "seed \(seed)")
      #expect(first.wall == last.wall && first.lamport == last.lamport, "seed \(seed)")
    }
  }
}
