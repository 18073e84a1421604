/// A hash table from keys that live elsewhere to their indices: open addressing, 8 bytes a slot.
///
/// Half of a slot is a piece of the key's hash, so that another key is hardly ever looked at. The
/// seed differs from run to run, so that nobody can write a log that makes it slow.
struct SlotTable: Sendable {
  /// A hash's high half above an index plus one; 0 where the slot is free.
  private(set) var slots: [UInt64]
  private let seed: UInt64
  /// How many keys are in it.
  private(set) var count = 0

  /// Makes an empty table, whose slots hang on a seed.
  init(seed: UInt64 = freshSeed()) {
    slots = [UInt64](repeating: 0, count: 16)
    self.seed = seed
  }

  /// A number that differs from run to run.
  static func freshSeed() -> UInt64 {
    var hasher = Hasher()
    hasher.combine(0)
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }

  /// The index of a key among those that were put in; nil where it was not.
  /// - Parameters:
  ///   - hash: any 64 bits that follow from the key.
  ///   - matches: whether the key at an index is the one sought.
  /// - Returns: the index that the key was put in at.
  func find(_ hash: UInt64, where matches: (Int) -> Bool) -> Int? {
    let mixed = mix(hash)
    var slot = firstSlot(of: mixed)
    while slots[slot] != 0 {
      let index = Self.index(in: slots[slot])
      if (slots[slot] ^ mixed) >> 32 == 0, matches(index) { return index }
      slot = self.slot(after: slot)
    }
    return nil
  }

  /// Puts in a key at an index unless it is there; returns the index that it has.
  mutating func insert(_ hash: UInt64, index: Int, where matches: (Int) -> Bool) -> Int {
    precondition(Self.fits(count + 1, in: slots.count), "room is made before keys are put in")
    let mixed = mix(hash)
    var slot = firstSlot(of: mixed)
    while slots[slot] != 0 {
      let known = Self.index(in: slots[slot])
      if (slots[slot] ^ mixed) >> 32 == 0, matches(known) { return known }
      slot = self.slot(after: slot)
    }
    slots[slot] = Self.slot(mixed, index)
    count += 1
    return index
  }

  /// Makes room for so many keys more; `hash` gives that of the key at an index once again.
  mutating func makeRoom(for more: Int, hash: (Int) -> UInt64) {
    guard !Self.fits(count + more, in: slots.count) else { return }
    // Twice as many at least, so that keys which come one by one are seldom put in anew.
    let capacity = max(slots.count * 2, (count + more) * 4 / 3 + 1)
    let old = slots
    slots = [UInt64](repeating: 0, count: capacity)
    for entry in old where entry != 0 {
      var slot = firstSlot(of: mix(hash(Self.index(in: entry))))
      while slots[slot] != 0 { slot = self.slot(after: slot) }
      slots[slot] = entry
    }
  }

  /// Where a key's search begins, from the half of its hash that no slot holds.
  private func firstSlot(of mixed: UInt64) -> Int {
    Int(truncatingIfNeeded: ((mixed & 0xFFFF_FFFF) * UInt64(slots.count)) >> 32)
  }

  private func slot(after slot: Int) -> Int { slot + 1 == slots.count ? 0 : slot + 1 }

  /// Three quarters of the slots may be taken.
  private static func fits(_ count: Int, in capacity: Int) -> Bool { count * 4 <= capacity * 3 }

  private static func slot(_ mixed: UInt64, _ index: Int) -> UInt64 {
    mixed & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: index + 1))
  }

  private static func index(in slot: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: slot)) - 1
  }

  private func mix(_ hash: UInt64) -> UInt64 { Self.mix(hash, seed) }

  /// 64 bits of which each hangs on all of a word and of a seed.
  ///
  /// After the first product alone, words in equal steps lie in equal steps still, which one seed in some
  /// hundred makes so small that thousands meet.
  static func mix(_ word: UInt64, _ seed: UInt64) -> UInt64 {
    let first = (word ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ seed)
    let second = (first.high ^ first.low).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return second.high ^ second.low
  }
}
