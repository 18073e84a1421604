import RedoTestSupport
import Testing

@testable import RedoProtocol

/// A table of slots finds what was put in, however it grew, and spreads it.
struct SlotTableTests {
  @Test(arguments: [1, 11, 12, 13, 100, 5_000], [1, 64, 5_000])
  func `every key is found at its index, and no other`(count: Int, step: Int) {
    let seed = SeededGenerator.fromEnvironment(default: 3).seed
    var generator = SeededGenerator(seed: seed)
    let keys = (0..<count).map { _ in generator.next() }
    var table = SlotTable()
    for start in stride(from: 0, to: count, by: step) {
      table.makeRoom(for: min(step, count - start)) { keys[$0] }
      for index in start..<min(start + step, count) {
        #expect(table.insert(keys[index], index: index) { keys[$0] == keys[index] } == index)
      }
    }
    table.makeRoom(for: 1) { keys[$0] }
    #expect(table.insert(keys[0], index: count) { keys[$0] == keys[0] } == 0)
    #expect(table.count == count)
    for index in keys.indices {
      #expect(table.find(keys[index]) { keys[$0] == keys[index] } == index, "seed \(seed)")
    }
    #expect(table.find(generator.next()) { _ in true } == nil, "seed \(seed)")
  }

  @Test(arguments: [1, 1 << 32, 1 << 48, 0x1_0001 << 32] as [UInt64])
  func `keys in equal steps lie apart whatever the seed, so that few others are met`(step: UInt64) {
    var seeds = SeededGenerator.fromEnvironment(default: 9)
    let keys = (0..<5_000).map { UInt64($0) &* step }
    for _ in 0..<50 {
      let seed = seeds.next()
      var table = SlotTable(seed: seed)
      table.makeRoom(for: keys.count) { keys[$0] }
      for index in keys.indices { _ = table.insert(keys[index], index: index) { _ in false } }
      // Three quarters full, some 100 in a row are to be expected, and 5,000 where all begin at one.
      let longest = table.slots.split(separator: 0).map(\.count).max() ?? 0
      #expect(longest < 500, "seed \(seed)")
    }
  }
}
