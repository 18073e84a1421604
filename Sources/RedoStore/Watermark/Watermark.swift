/// How far this device has verified the signatures of its log.
public struct Watermark: Hashable, Sendable {
  /// The length of `chain` in bytes.
  public static let chainLength = 32

  /// How many bytes of the log are verified, whole lines from its start.
  public let length: Int
  /// How many lines those are.
  public let lines: Int
  /// The accumulated hash of what was verified, 32 bytes.
  public let chain: [UInt8]

  /// Takes counts of zero or more and a chain of 32 bytes; nil for others.
  public init?(length: Int, lines: Int, chain: [UInt8]) {
    guard length >= 0, lines >= 0, chain.count == Self.chainLength else { return nil }
    self.length = length
    self.lines = lines
    self.chain = chain
  }
}
