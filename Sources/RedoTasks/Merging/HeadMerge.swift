public import RedoProtocol

/// One MERGE of those that make several heads of a task one.
public struct HeadMerge: Sendable {
  /// The most parents that a MERGE may have.
  static let parentLimit = Action.merge.parentCount.upperBound

  /// What a MERGE joins.
  public enum Parent: Hashable, Sendable {
    /// A head, by its index in the graph.
    case head(Int)
    /// The MERGE of the round before.
    case before
  }

  /// The parents in total order.
  public let parents: [Parent]
  /// The payload.
  public let merge: Merge<String>
}
