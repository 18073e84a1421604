import RedoTestSupport
import Testing

@testable import RedoTasks

/// The pieces of titles are read from many at once as from each by itself.
struct TitlePieceTests {
  @Test(arguments: 0..<4)
  func `many titles at once have the pieces that each of them has`(number: Int) throws {
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
        (0..<count + 2 * number).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
          + "x")
    }
    let projection = log.projection
    let places = projection.tasks.indices.shuffled(using: &generator)
    let expected = places.map { place in
      var letters = TitleLetters()
      return TitlePiece(number, of: projection.tasks[place], in: projection, with: &letters).value
    }
    #expect(
      TitlePiece.values(number, of: places[...], in: projection) == expected,
      "seed \(generator.seed)")
    #expect(Set(expected).count > 100 && places.count == 500)
    let spelled = places.map { place in
      let shown = projection.title(of: projection.tasks[place]).shown.lowercased()
      let bytes = shown.utf8.map { max($0, 0x20) }.dropFirst(number * TitlePiece.length)
        .prefix(TitlePiece.length).map(\.self)
      let value = bytes.indices.reduce(0) { $0 | UInt64(bytes[$1]) << TitlePiece.shift($1) }
      return TitlePiece.trimmed(value)
    }
    #expect(expected == spelled, "seed \(generator.seed)")
  }
}
