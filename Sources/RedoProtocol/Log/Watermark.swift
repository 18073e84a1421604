public import RedoCrypto

/// How far a log's signatures have been verified on this device.
///
/// It vouches for a prefix of the log through a running hash over each node's id and signature.
/// It holds no task state; where it does not fit the log, every signature is verified again.
public struct Watermark: Hashable, Sendable {
  /// The prefix's length, in bytes; it ends with a line feed.
  public var length: Int
  /// How many lines the prefix has.
  public var lines: Int
  /// The hash over the ids and signatures of the prefix's nodes.
  public var chain: Digest
  /// The lines, counted from 1 and ascending, whose signatures did not verify.
  public var refusedLines: [Int]

  /// Creates a watermark.
  public init(length: Int, lines: Int, chain: Digest, refusedLines: [Int]) {
    self.length = length
    self.lines = lines
    self.chain = chain
    self.refusedLines = refusedLines
  }
}
