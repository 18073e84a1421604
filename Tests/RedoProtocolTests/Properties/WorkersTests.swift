import RedoProtocol
import RedoTestSupport
import Testing

/// However many read a log side by side, they read the same.
struct WorkersTests {
  static let seeds = (0..<2).map { seed in
    SeededGenerator.fromEnvironment(default: 900).seed &+ UInt64(seed)
  }

  /// Workers that are called for any log, and do their pieces in a shuffled order.
  private struct ShuffledWorkers: Workers {
    let count: Int
    let leastLength = 0

    func map<Result: Sendable>(
      _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
    ) {
      var generator = SeededGenerator(seed: UInt64(pieces))
      var results = [Result?](repeating: nil, count: pieces)
      for piece in (0..<pieces).shuffled(using: &generator) { results[piece] = work(piece) }
      for result in results.compactMap(\.self) { take(result) }
    }
  }

  /// A random log of several blocks, with garbage, odd spellings and a torn tail.
  private func bytes(_ seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let lines = RandomLog(count: 150, faultRate: 0.1, seed: seed).nodes.map { node in
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: node.json.respelled(using: &generator)
      case 1:
        node.line + [0x0A] + [[], [0x7B], [0xFF, 0x00]][Int.random(in: 0..<3, using: &generator)]
      default: node.line
      }
    }
    var bytes: [UInt8] = []
    while bytes.count < 1_100_000 {
      // Broken lines of all lengths move the sound ones to and fro over the blocks' ends.
      let random = Int.random(in: 0..<900, using: &generator)
      // One of them ends where a block does, so that a sound one starts right at the next.
      let left = (1 << 18) - 1 - bytes.count
      let length = (0..<40_000).contains(left) ? left : random
      bytes += [UInt8](repeating: 0x78, count: length) + [0x0A]
      bytes += lines[Int.random(in: lines.indices, using: &generator)] + [0x0A]
    }
    return bytes + lines[0].prefix(200)
  }

  @Test(arguments: seeds)
  func `1, 2, 3 and 7 workers read a log as one pass does`(seed: UInt64) {
    let bytes = LogBytes(bytes(seed))
    let alone = ChangeLog(bytes)
    let watermark = alone.watermark
    let summary = LogSummary(alone)
    #expect(summary.hasTornTail && summary.faults.count > 100 && summary.ids.count > 500)
    for count in [1, 2, 3, 7] {
      let workers = ShuffledWorkers(count: count)
      let fresh = LogSummary(ChangeLog(bytes, with: workers)) == summary
      #expect(fresh, "\(count) workers, seed \(seed)")
      let trusting = ChangeLog(bytes, trusting: watermark, with: workers)
      #expect(trusting.contradictsWatermark == false, "\(count) workers, seed \(seed)")
      let same = LogSummary(trusting) == summary
      #expect(same, "\(count) workers, seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `a log that grows while workers read is read as the whole log is`(seed: UInt64) {
    let bytes = bytes(seed)
    let summary = LogSummary(ChangeLog(LogBytes(bytes)))
    var generator = SeededGenerator(seed: seed)
    for count in [2, 7] {
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      let workers = ShuffledWorkers(count: count)
      var log = ChangeLog(LogBytes(Array(bytes.prefix(cut))), with: workers)
      log.extend(to: LogBytes(bytes), with: workers)
      let same = LogSummary(log) == summary
      #expect(same, "cut at \(cut), seed \(seed)")
    }
  }
}
