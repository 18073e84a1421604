/// A place where replicas leave nodes for each other.
///
/// It may lose, repeat, reorder, withhold and forge: nothing that it says is believed unchecked.
public protocol Remote: Sendable {
  /// How much it takes at a time.
  var batchLimit: BatchLimit { get }

  /// Whether its terms cost nothing that each exchange does not cost anyway, so that they are read
  /// before each.
  var statesTermsFreely: Bool { get }

  /// What it asks of its clients; nil where it says nothing about that. Adds what it cost.
  func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms?

  /// Leaves nodes there; sending one again changes nothing. Throws where more need not be tried.
  func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt

  /// Fetches some of what came after a cursor, in any order.
  func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage
}
