import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

/// What holds for the reading of every log.
struct ReadingTests {
  static let seeds = (0..<10).map { seed in
    SeededGenerator.fromEnvironment(default: 200).seed &+ UInt64(seed)
  }

  /// A random log's bytes, garbage and odd spellings among its lines.
  private func bytes(_ seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for node in RandomLog(count: 60, faultRate: 0.15, seed: seed).nodes {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes += node.json.respelled(using: &generator)
      case 1: bytes += node.line + [0x0A] + [[], [0x7B], [0xFF, 0x00]][Int(seed % 3)]
      default: bytes += node.line
      }
      bytes.append(0x0A)
    }
    return bytes
  }

  @Test(arguments: seeds)
  func `a log that grows in random steps is read as the whole log is`(seed: UInt64) {
    let bytes = bytes(seed)
    let whole = LogSummary(ChangeLog(LogBytes(bytes)))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      var end = Int.random(in: 0...bytes.count, using: &generator)
      var log = ChangeLog(LogBytes(Array(bytes.prefix(end))))
      while end < bytes.count {
        // Small steps and large ones, in the middle of lines mostly.
        let reach = Bool.random(using: &generator) ? 40 : 4000
        end = min(bytes.count, end + Int.random(in: 0...reach, using: &generator))
        log.extend(to: LogBytes(Array(bytes.prefix(end))))
      }
      let same = LogSummary(log) == whole
      #expect(same, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `a watermark of any earlier length changes nothing of what is read`(seed: UInt64) {
    let bytes = bytes(seed)
    let whole = LogSummary(ChangeLog(LogBytes(bytes)))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      let earlier = ChangeLog(LogBytes(Array(bytes.prefix(cut))))
      let log = ChangeLog(LogBytes(bytes), trusting: earlier.watermark)
      let same = LogSummary(log) == whole
      #expect(same, "seed \(seed)")
      #expect(log.contradictsWatermark == false, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `a log with any byte changed is read with its watermark as without`(seed: UInt64) {
    let bytes = bytes(seed)
    let watermark = ChangeLog(LogBytes(bytes)).watermark
    var generator = SeededGenerator(seed: seed)
    var contradictions = 0
    for _ in 0..<12 {
      var changed = bytes
      let place = Int.random(in: changed.indices, using: &generator)
      changed[place] ^= 1 << UInt8.random(in: 0..<7, using: &generator)
      let plain = LogSummary(ChangeLog(LogBytes(changed)))
      let trusting = ChangeLog(LogBytes(changed), trusting: watermark)
      let same = LogSummary(trusting) == plain
      #expect(same, "seed \(seed), byte \(place)")
      if trusting.contradictsWatermark { contradictions += 1 }
    }
    #expect(contradictions > 0, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `a node that is read and printed again is the same line`(seed: UInt64) throws {
    let sha256 = SHA256()
    let devices = (1...3).map { TestDevice($0) }
    let log = ChangeLog(
      JudgedLines.bytes(RandomLog(count: 60, faultRate: 0, seed: seed).lines))
    var printed = 0
    for (index, node) in log.nodes.enumerated() {
      let change = try #require(log.bytes.change(node.change))
      let author = log.author(of: node)
      let device = try #require(devices.first { $0.author == author })
      let place: Comment = "seed \(seed), node \(index)"
      let draft = NodeDraft(
        change: change, taskID: log.taskID(of: index),
        parents: log.parentIDs(of: index),
        lamport: node.lamport, wall: node.wall, author: author)
      let signed = draft.signed(by: device.key, with: sha256)
      #expect(signed.id == node.id, place)
      let line = log.bytes.withSpan {
        $0.extracting(node.line.range).withUnsafeBufferPointer { Array($0) }
      }
      // An unsigned copy lacks its signature alone.
      guard String(decoding: line, as: UTF8.self).contains("signature") else { continue }
      #expect(signed.line == line, place)
      printed += 1
    }
    #expect(printed > 40)
  }

  @Test(arguments: seeds)
  func `random bytes and broken lines are read without harm`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = bytes(seed)
    for _ in 0..<20 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...200, using: &generator) {
        let place = Int.random(in: broken.indices, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let log = ChangeLog(LogBytes(broken))
      #expect(log.nodes.count + log.faults.count == log.lineCount, "seed \(seed)")
      #expect(ChangeGraph(log).nodes.count == log.nodes.count, "seed \(seed)")
    }
  }
}
