/// A hash table from keys that live elsewhere to their indices: open addressing, 4 bytes a slot.
///
/// Its seed differs from run to run, so that nobody can write a log that makes it slow.
struct SlotTable {
  private var slots: [Int32]
  private let mask: Int
  private let seed: UInt64

  /// Makes room for `count` keys.
  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    mask = capacity - 1
    var hasher = Hasher()
    hasher.combine(count)
    seed = UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }

  /// The index of a key among those that were put in; nil where it was not.
  /// - Parameters:
  ///   - hash: any 64 bits that follow from the key.
  ///   - matches: whether the key at an index is the one sought.
  /// - Returns: the index that the key was put in at.
  func find(_ hash: UInt64, where matches: (Int) -> Bool) -> Int? {
    var slot = start(of: hash)
    while slots[slot] >= 0 {
      if matches(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Puts in a key at an index unless it is there; returns the index that it has.
  mutating func insert(_ hash: UInt64, index: Int, where matches: (Int) -> Bool) -> Int {
    var slot = start(of: hash)
    while slots[slot] >= 0 {
      if matches(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: index)
    return index
  }

  private func start(of hash: UInt64) -> Int {
    let (high, low) = (hash ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ seed)
    return Int(truncatingIfNeeded: high ^ low) & mask
  }
}
