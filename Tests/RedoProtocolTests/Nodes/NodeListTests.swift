import RedoTestSupport
import Testing

@testable import RedoProtocol

/// A list in pieces is the list that one array would be.
struct NodeListTests {
  /// Nodes that differ in where their lines stand.
  private let nodes = ContiguousArray(
    ChangeLog(
      JudgedLines.bytes([[UInt8]](repeating: TaskSketch().create().line, count: 90))
    ).nodes)

  private func places(_ list: some Sequence<Node>) -> [Int] { list.map(\.line.offset) }

  @Test func `pieces that come and go give the nodes in order`() {
    let seed = SeededGenerator.fromEnvironment(default: 31).seed
    var generator = SeededGenerator(seed: seed)
    var list = NodeList()
    var plain: [Node] = []
    for _ in 0..<300 {
      let length = Int.random(in: 0...5, using: &generator)
      let first = Int.random(in: 0..<80, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let kept = Int.random(in: max(0, plain.count - 12)...plain.count, using: &generator)
        list.truncate(to: kept)
        plain.removeLast(plain.count - kept)
      case 1: list.seal()
      case 2, 3:
        list.append(nodes[first])
        plain.append(nodes[first])
      default:
        list.append(ContiguousArray(nodes[first..<first + length]))
        plain += nodes[first..<first + length]
      }
      #expect(list.count == plain.count && places(list) == places(plain), "seed \(seed)")
    }
    #expect(plain.count > 100, "seed \(seed)")
  }

  @Test func `what is appended later is not seen through an earlier copy`() {
    var list = NodeList(ContiguousArray(nodes.prefix(40)))
    let earlier = list
    list.truncate(to: 39)
    list.append(nodes[89])
    #expect(places(earlier) == places(nodes.prefix(40)))
    #expect(list.last?.line.offset == nodes[89].line.offset)
  }
}
