/// Some of what a remote holds, as it gave it: nothing of it has been checked.
public struct RemotePage: Hashable, Sendable {
  /// What claims to be nodes, each as JSON in any spelling.
  public var lines: [[UInt8]]
  /// How much was there that is not even JSON of the remote's layout.
  public var unreadable = 0
  /// What is there but not whole yet, such as files that are still being copied.
  public var incomplete = 0
  /// Where the next page starts.
  var cursor: SyncCursor
  /// Whether there is a next page now.
  var hasMore: Bool
  /// Whether something that was read before is gone: nothing is known to be there until all that is
  /// there has been read again.
  var hasLost: Bool
  /// How many replicas besides this one have left something there, where the remote can tell.
  var peers: Int?
  /// What could not be read, though that keeps nothing else away.
  var failure: SyncError?
  /// What else is worth saying, as a sentence.
  var note: String?
  /// What it cost.
  var traffic: SyncTraffic
  /// The remote's clock less this device's, in milliseconds, where the remote tells the time.
  var clockSkew: Int64?

  /// Creates a page.
  public init(
    lines: [[UInt8]] = [], cursor: SyncCursor, hasMore: Bool = false, hasLost: Bool = false,
    traffic: SyncTraffic = SyncTraffic()
  ) {
    self.lines = lines
    self.cursor = cursor
    self.hasMore = hasMore
    self.hasLost = hasLost
    self.traffic = traffic
  }

  /// How much is read at once where there are so many bytes in all: a small part of them, so that what
  /// is done once a page costs little, and no more than a screen takes in at once.
  static func portion(of total: Int) -> Int { min(total / 16, 8_388_608) }

  /// How long the lines are together, in bytes.
  var length: Int { lines.reduce(0) { $0 + $1.count } }

  /// Adds the page that follows, which has tried again what could not be read or was not whole.
  mutating func append(_ next: RemotePage) {
    lines += next.lines
    unreadable += next.unreadable
    (cursor, hasMore) = (next.cursor, next.hasMore)
    (incomplete, failure) = (next.incomplete, next.failure)
    (peers, clockSkew) = (next.peers ?? peers, next.clockSkew ?? clockSkew)
    note = next.note ?? note
    traffic += next.traffic
  }
}
