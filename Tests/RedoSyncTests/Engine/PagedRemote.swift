import RedoSync

/// A remote that hands out pages as somebody made them up, and takes whatever it is given.
struct PagedRemote: Remote {
  let pages: [[[UInt8]]]
  /// The page at which the connection breaks; nil where it holds.
  var breaksAt: Int?

  let batchLimit = BatchLimit(nodes: 500, bytes: 1_000_000)

  let statesTermsFreely = false

  func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms? { nil }

  func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    PushReceipt(acknowledged: nodes.map(\.id))
  }

  func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    let next = cursor.entries.first.flatMap { Int($0) } ?? 0
    if next == breaksAt { throw .unreachable("the connection was reset") }
    guard pages.indices.contains(next) else { return RemotePage(cursor: cursor) }
    return RemotePage(
      lines: pages[next], cursor: SyncCursor(["\(next + 1)"]), hasMore: next + 1 < pages.count)
  }
}
