import RedoProtocol
import RedoTestSupport
import Testing

/// A log that gave its tables back reads on as one that kept them.
struct LinkTablesTests {
  /// What the links say of every node, and what follows from it.
  private func words(of log: borrowing ChangeLog) -> [String] {
    let graph = ChangeGraph(log)
    return log.nodes.indices.map { index in
      "\(log.taskID(of: index)) \(log.parentIDs(of: index)) \(graph.parents(of: index)) "
        + "\(graph.verdict(of: index)) \(graph.isRepeated(index)) \(graph.isLive(index))"
    }
  }

  @Test(arguments: 0..<20)
  func `nodes that come after the tables were given back are linked all the same`(round: Int)
    throws
  {
    let seed = SeededGenerator.fromEnvironment(default: 4_100 + UInt64(round)).seed
    var generator = SeededGenerator(seed: seed)
    // Out of order and some twice: orphans wait for parents that come when the tables are new.
    let lines = RandomLog(count: 60, faultRate: 0.2, seed: seed).lines.shuffled(using: &generator)
    var all: [UInt8] = []
    for line in lines + lines.prefix(5) { all += line + [0x0A] }
    let expected = words(of: ChangeLog(LogBytes(all)))
    var log = ChangeLog(LogBytes([]))
    var end = 0
    while end < all.count {
      end = min(all.count, end + Int.random(in: 1...9_000, using: &generator))
      log.extend(to: LogBytes(Array(all[..<end])))
      log.forgetTables()
    }
    let found = words(of: log)
    #expect(found == expected && !found.isEmpty, "seed \(seed)")
  }
}
