import RedoProtocol
import Testing

@testable import RedoApp

/// Threads hand over what they did as if one had done it.
struct ThreadWorkersTests {
  @Test(arguments: [0, 1, 2, 3, 16, 300]) func `results come in order, each once`(pieces: Int) {
    var taken: [Int] = []
    ThreadWorkers().map(pieces) { piece in
      // The first ones take longest, so that later ones are there before them.
      (0..<max(1, 20_000 - piece * 1_000)).reduce(piece) { sum, number in
        number % 7 == 8 ? sum + 1 : sum
      }
    } taking: {
      taken.append($0)
    }
    #expect(taken == Array(0..<pieces))
    #expect(ThreadWorkers().map(pieces) { $0 } == Array(0..<pieces))
  }

  @Test func `a piece can be taken before later ones are begun, and once`() {
    let line = PieceLine<Int>(2, room: 2)
    #expect(line.take() == nil)
    #expect(line.advance { $0 + 10 })
    #expect(line.take() == 10 && line.take() == nil)
    #expect(line.waitForPiece())
    #expect(line.advance { $0 + 10 } && !line.advance { $0 + 10 })
    #expect(!line.waitForPiece())
    #expect(line.take() == 11)
  }

  @Test func `no more results wait than there is room for`() {
    let line = PieceLine<Int>(5, room: 3)
    for _ in 0..<3 { #expect(line.advance { $0 }) }
    #expect(!line.advance { $0 })
    #expect(line.take() == 0)
    #expect(line.advance { $0 } && !line.advance { $0 })
  }
}
