import RedoTestSupport
import Testing

@testable import RedoTasks

/// Where titles begin is read from many at once as from each by itself.
struct TitleStartTests {
  @Test func `many titles at once begin as each of them does`() throws {
    let pieces = [
      "a", "Zed", "É", "İ", "’", "#home", "@ana", "\\", "\"", " ", "  ", "\t", "Call back",
      "later on",
      "#1", "🍎", "-",
    ]
    var generator = SeededGenerator.fromEnvironment(default: 79)
    var log = try TaskLog()
    for _ in 0..<500 {
      let count = Int.random(in: 1..<6, using: &generator)
      log.add(
        (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined() + "x")
    }
    let projection = log.projection
    let places = projection.tasks.indices.shuffled(using: &generator)
    let expected = places.map { TitleStart(of: projection.tasks[$0], in: projection).value }
    #expect(TitleStart.values(of: places, in: projection) == expected, "seed \(generator.seed)")
    #expect(Set(expected).count > 100 && places.count == 500)
  }
}
