import RedoTestSupport
import Testing

@testable import RedoTasks

/// Where titles begin is read from many at once as from each by itself.
struct TitleStartTests {
  @Test func `many titles at once begin as each of them does`() throws {
    let pieces = [
      "a", "Zed", "É", "İ", "’", "#home", "@ana", "\\", "\"", " ", "  ", "\t", "Call back",
      "later on", " fix Ana’s #tag1", "日本", "ὈΔΟΣ",
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
    #expect(
      TitleStart.values(of: places[...], in: projection) == expected, "seed \(generator.seed)")
    #expect(Set(expected).count > 100 && places.count == 500)
    let spelled = places.map { place in
      let shown = projection.title(of: projection.tasks[place]).shown.lowercased()
      let bytes = Array(shown.utf8.prefix(TitleStart.length))
      let value = bytes.indices.reduce(0) { $0 | UInt64(bytes[$1]) << TitleStart.shift($1) }
      return TitleStart.trimmed(value)
    }
    #expect(expected == spelled, "seed \(generator.seed)")
  }
}
