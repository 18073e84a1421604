public import RedoProtocol

/// What one round with a remote came to, as far as it got.
public struct SyncOutcome: Hashable, Sendable {
  /// Nodes that the remote took just now.
  public var sent: [NodeID] = []
  /// Nodes that the remote gave though they are here already.
  var confirmed: [NodeID] = []
  /// Nodes that came and keep checks 1 to 7, parents before children where both came.
  public var received: [OutgoingNode] = []
  /// How much of what came was refused, by what was wrong with it.
  public var refused: [Refusal: Int] = [:]
  /// Nodes that the remote can never take.
  public var tooLarge: [NodeID] = []
  /// How many nodes wait here to be sent, those aside that it can never take.
  public var waiting = 0
  /// What is there but not whole yet.
  public var incomplete = 0
  /// Where to go on reading, once what came is on the disk.
  public var cursor: SyncCursor
  /// Whether there is more to read now.
  public var hasMore = false
  /// Whether something that was read before is gone, so that nothing is known to be there any more.
  public var hasLost = false
  /// What the remote lets this program do, where its terms were read.
  public var permission: RemoteTerms.Permission?
  /// How many other replicas were seen, where the remote can tell.
  public var peers: Int?
  /// The remote's clock less this device's, in milliseconds, where the remote tells the time.
  public var clockSkew: Int64?
  /// What it cost.
  public var traffic = SyncTraffic()
  /// What else is worth saying, as a sentence.
  public var note: String?
  /// Why it ended early, or what it had to pass by; what stands above holds nevertheless.
  public var failure: SyncError?
  /// Whether all was done but for what the failure tells of.
  public var isThrough = false

  /// Nothing happened yet.
  public init(cursor: SyncCursor) {
    self.cursor = cursor
  }
}
