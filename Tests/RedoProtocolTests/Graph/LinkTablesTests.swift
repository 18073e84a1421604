import RedoTestSupport
import Testing

@testable import RedoProtocol

/// A log that gave its tables back reads on as one that kept them.
struct LinkTablesTests {
  @Test func `tasks whose ids were chosen to meet are found as fast as others`() {
    // The halves of each, put together in the obvious way, give one number for all.
    let ids = (0..<20_000).map { number in
      let low = 0x8000_0000_0000_0000 | UInt64(number) << 16
      let words = [0x1234_5678_9ABC_4DEF ^ low &* 3, low]
      let bytes = words.flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
      }
      return TaskID(UUIDv4(randomBytes: bytes))
    }
    #expect(Set(ids.map { $0.uuid.high ^ $0.uuid.low &* 3 }).count == 1)
    var tables = LinkTables()
    let clock = ContinuousClock()
    let time = clock.measure {
      for place in ids.indices {
        #expect(tables.place(of: ids[place], among: ids, next: place) == place)
      }
    }
    #expect(time < .seconds(10))
  }

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
