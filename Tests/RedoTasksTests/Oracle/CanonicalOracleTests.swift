import RedoProtocol
import RedoTestSupport
import Testing

/// The canonical form of random JSON, byte for byte as another implementation of RFC 8785 writes it.
@Suite(.enabled(if: Oracle.isPresent, Oracle.absence))
struct CanonicalOracleTests {
  @Test func `random values are written as another implementation writes them`() throws {
    let seed = SeededGenerator.fromEnvironment(default: 1).seed
    let count = Machine.count(10_000, long: 100_000)
    let lines = try Oracle.canonicalForms(seed: seed, count: count)
      .split(separator: 0x0A).map { Array($0) }
    #expect(lines.count == 2 * count)
    for place in stride(from: 0, to: lines.count - 1, by: 2) {
      let (spelled, canonical) = (lines[place], lines[place + 1])
      let isRight =
        JSONTape.canonical(spelled) == canonical && JSONTape.isCanonical(canonical)
        && JSONTape.canonical(canonical) == canonical
      guard isRight else {
        let text = String(decoding: spelled, as: UTF8.self)
        Issue.record("canonical.py --seed \(seed), value \(place / 2 + 1): \(text)")
        return
      }
    }
  }
}
