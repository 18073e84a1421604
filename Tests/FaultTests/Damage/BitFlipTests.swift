import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// Every bit of a log turned over, one at a time.
struct BitFlipTests {
  /// Flips that put a line feed into a line are taken by themselves: they make two lines of one.
  private static func variants(of line: [UInt8]) -> (whole: [[UInt8]], split: [[UInt8]]) {
    var whole: [[UInt8]] = []
    var split: [[UInt8]] = []
    for place in line.indices {
      for bit in 0..<8 {
        var turned = line
        turned[place] ^= 1 << UInt8(bit)
        if turned[place] == 0x0A { split.append(turned) } else { whole.append(turned) }
      }
    }
    return (whole, split)
  }

  @Test(arguments: 0..<60)
  func `a line with any one bit turned is no node`(number: Int) {
    let line = SampleLog().lines[number]
    expectNoNode(in: line)
  }

  @Test(.enabled(if: Vectors.arePresent, Vectors.absence), arguments: 0..<4)
  func `a foreign line with any one bit turned is no other node`(part: Int) throws {
    let lines = try Vectors.bytes(of: "changelog/clean/log.jsonl").split(separator: 0x0A)
    for number in stride(from: part, to: lines.count, by: 4) {
      expectNoNode(in: Array(lines[number]))
    }
  }

  private func expectNoNode(in line: [UInt8]) {
    let original = ChangeLog(LogBytes(line)).nodes.map(\.id)
    let (whole, split) = Self.variants(of: line)
    #expect(whole.count + split.count == line.count * 8)
    let log = ChangeLog(JudgedLines.bytes(whole))
    #expect(log.lineCount == whole.count)
    // The spelling may change (an escape's capitals), what is said may not.
    let others = log.nodes.map(\.id).filter { !original.contains($0) }
    #expect(others.isEmpty)
    #expect(log.nodes.count <= 4)
    for turned in split {
      let count = ChangeLog(LogBytes(turned)).nodes.count
      #expect(count == 0)
    }
  }

  @Test(arguments: 0..<60)
  func `one bad line takes its descendants and no other line with it`(number: Int) {
    let sample = SampleLog()
    let lines = sample.lines
    let before = JudgedLines(lines: lines).verdicts
    let fallen = sample.descendants(of: number)
    var generator = SeededGenerator.fromEnvironment(default: UInt64(number))
    for _ in 0..<Machine.count(6, long: 100) {
      var turned = lines
      let place = Int.random(in: turned[number].indices, using: &generator)
      turned[number][place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      guard turned[number][place] != 0x0A else { continue }
      let after = JudgedLines(lines: turned).verdicts
      let changed = Set(lines.indices.filter { before[$0] != after[$0] })
      #expect(changed == fallen, "line \(number), byte \(place), seed \(generator.seed)")
    }
  }

  @Test func `a turned line feed costs two lines and their descendants at most`() {
    let sample = SampleLog()
    let bytes = sample.bytes
    let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
    for (number, place) in feeds.enumerated() {
      let neighbours = number + 1 < sample.nodes.count ? [number, number + 1] : [number]
      let fallen = neighbours.reduce(into: Set<Int>()) {
        $0.formUnion(sample.descendants(of: $1))
      }
      let kept = Set(
        sample.nodes.indices.filter { !fallen.contains($0) }.map { sample.nodes[$0].id })
      for bit in 0..<8 {
        var turned = bytes
        turned[place] ^= 1 << UInt8(bit)
        let log = ChangeLog(LogBytes(turned))
        let graph = JudgedLines(log).graph
        let sound = Set(
          graph.nodes.indices.filter { graph.verdict(of: $0) == .sound }.map { graph.nodes[$0].id })
        #expect(kept.isSubset(of: sound), "line feed \(number), bit \(bit)")
      }
    }
  }
}
