internal import Foundation

/// A small, fast generator (SplitMix64) whose runs can be repeated from their seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What the generator was started with.
  public let seed: UInt64
  private var state: UInt64

  /// Starts from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Starts from `$REDO_SEED`, else from the given seed.
  public static func fromEnvironment(default seed: UInt64) -> SeededGenerator {
    let given = ProcessInfo.processInfo.environment["REDO_SEED"].flatMap { UInt64($0) }
    return SeededGenerator(seed: given ?? seed)
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
