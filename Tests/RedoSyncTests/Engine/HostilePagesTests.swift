import RedoProtocol
import RedoSync
import RedoTasks
import RedoTestSupport
import Testing

/// A remote that mixes nodes of every kind of badness among sound ones, withholds and reorders.
struct HostilePagesTests {
  private static let histories = Machine.histories(4, long: 2_000)

  @Test(arguments: histories)
  func `however it withholds and reorders, what has all arrived makes the same tasks`(
    history: Int
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 15_485_863 &+ 1)
    let seed = generator.seed
    let log = RandomLog(count: 160, faultRate: 0.2, seed: seed)
    let lines = log.lines + Self.planted()
    // One device gets everything at once, the others in whatever pages, some of it twice.
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0 + 100)) }
    devices[0].settle(with: PagedRemote(pages: [lines]))
    for device in devices.dropFirst() {
      let all = (lines + lines.shuffled(using: &generator).prefix(20)).shuffled(using: &generator)
      device.settle(with: PagedRemote(pages: Self.pages(of: all, by: &generator)))
    }
    #expect(Convergence(of: devices).faults == [], "seed \(seed)")
    for device in devices {
      let graph = device.replica.projection.graph
      let kept = ChangeLog(graph.bytes)
      #expect(kept.faults.isEmpty, "seed \(seed)")
      let isSigned = graph.nodes.allSatisfy(\.isSigned)
      #expect(isSigned, "seed \(seed)")
      // Unsigned, oversized, in a ring, not even JSON: each was counted.
      #expect(device.ledger.record.refused >= Self.planted().count, "seed \(seed)")
    }
    #expect(!devices[0].picture.isEmpty, "seed \(seed)")
  }

  @Test func `hundreds of nodes that grow on a deleted branch are refused in a moment`() throws {
    let sketch = TaskSketch(by: TestDevice(9), task: 1)
    let first = sketch.create("First")
    let end = sketch.delete(first)
    let child = sketch.update(end, ["title": "Too late"])
    let device = try SyncDevice()
    device.settle(with: PagedRemote(pages: [[first.line, end.line]]))
    let before = device.ids
    let children = (0..<700).map { number in
      sketch.update(end, ["title": .string("Too late \(number)")]).line
    }
    let start = ContinuousClock.now
    let outcome = device.settle(with: PagedRemote(pages: [[], [child.line] + children]))
    #expect(.now - start < .seconds(20))
    #expect(device.ids == before)
    #expect(outcome.received.count == 701)
    #expect(device.ledger.record.refused == 701)
  }

  /// What no log may take, whatever else comes.
  private static func planted() -> [[UInt8]] {
    let sketch = TaskSketch(by: TestDevice(9), task: 77)
    let one = sketch.create("One")
    let two = sketch.update(one, ["title": "Two"])
    return [
      one.edited { $0["signature"] = nil }.line,
      one.edited { $0["parents"] = [.string(two.id.description)] }.line,
      two.edited { $0["parents"] = [.string(two.id.description)] }.line,
      two.edited { $0["author", "deviceId"] = "another" }.line,
      [UInt8](repeating: 0x20, count: 3_000_000), Array("no JSON at all".utf8), [],
      Array(#"{"id":1}"#.utf8), Array(String(repeating: "[", count: 100_000).utf8),
    ]
  }

  private static func pages(
    of lines: [[UInt8]], by generator: inout SeededGenerator
  ) -> [[[UInt8]]] {
    var pages: [[[UInt8]]] = []
    var rest = lines[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...25, using: &generator)
      pages.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pages
  }
}
