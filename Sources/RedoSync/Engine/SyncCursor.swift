/// How far a replica has read a remote, in words that only that remote understands.
///
/// Losing it costs reading everything again, and nothing else.
public struct SyncCursor: Hashable, Sendable {
  /// The words, each without a line feed.
  public var entries: [String]

  /// Before anything was read.
  public static let start = SyncCursor([])

  /// Takes words that were kept.
  public init(_ entries: [String]) {
    self.entries = entries
  }
}
