/// A small generator of random numbers that its seed repeats (SplitMix64).
struct RandomStream {
  private var state: UInt64

  /// The stream of a number among those of a seed; the streams of a seed have nothing in common.
  init(seed: UInt64, number: Int) {
    state = Self.mixed(seed &+ Self.mixed(UInt64(truncatingIfNeeded: number)))
  }

  /// A random number of 0 ..< `bound`, evenly to within `bound` / 2⁶⁴.
  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state).multipliedFullWidth(by: bound).high
  }

  /// A word whose every bit depends on every bit of the given one.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
