internal import RedoProtocol

extension FirestoreRemote {
  /// How many documents a page has, and how many where those are too long for one reply.
  private static let pageLengths = [500, 40, 6, 1]
  /// One document, spelt out, is no longer than this, in bytes: Firestore holds 1 MiB of it.
  private static let longestDocument = 33_554_432

  /// The documents that the user may read and that were made after those read before.
  public func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    var page = RemotePage(cursor: cursor)
    let start = FirestoreCursor(cursor)
    for length in Self.pageLengths {
      let isShortest = length == Self.pageLengths.last
      do throws(SyncError) {
        let body = try query(after: start, length)
        // What strangers may plant can be one document that is longer than any node.
        let limit = isShortest ? Self.longestDocument : JSONTape.lengthLimit
        let reply = try read(body, &page.traffic, limit: limit)
        if reply.count > JSONTape.lengthLimit {
          try skip(start, into: &page)
        } else {
          try take(reply, length, start, into: &page)
        }
        return page
      } catch {
        guard case .garbled = error, !isShortest else { throw error }
      }
    }
    return page
  }

  private func query(
    after cursor: FirestoreCursor, _ length: Int, stampsAlone: Bool = false
  ) throws(SyncError) -> [UInt8] {
    FirestoreBodies.query(
      readableBy: try channel.signIn.subject, after: cursor.start, limit: length,
      stampsAlone: stampsAlone)
  }

  private func read(
    _ body: [UInt8], _ traffic: inout SyncTraffic, limit: Int = JSONTape.lengthLimit
  ) throws(SyncError) -> [UInt8] {
    switch try post("runQuery?prettyPrint=false", body, &traffic, limit: limit) {
    case .done(let reply): return reply
    case .invalid(let objection), .tooLong(let objection): throw .refused(.objection(objection))
    case .absent: throw .refused(.noDatabase)
    case .denied: throw .refused(.forbidden)
    case .exists: throw .garbled(.unasked)
    }
  }

  private func take(
    _ body: [UInt8], _ length: Int, _ start: FirestoreCursor, into page: inout RemotePage
  ) throws(SyncError) {
    let reply = try FirestoreReply(body, under: "document")
    let hasMore = reply.documents.count + reply.unreadable >= length
    try move(over: reply, start, hasMore: hasMore, into: &page)
    page.unreadable = reply.unreadable
    for document in reply.documents {
      if let node = document.node { page.lines.append(node) } else { page.unreadable += 1 }
    }
  }

  /// Goes past a document that is longer than any node, by its stamp alone.
  private func skip(_ start: FirestoreCursor, into page: inout RemotePage) throws(SyncError) {
    let body = try query(after: start, 1, stampsAlone: true)
    let reply = try FirestoreReply(try read(body, &page.traffic), under: "document")
    try move(over: reply, start, hasMore: true, into: &page)
    page.unreadable = 1
  }

  /// A server that hands out the same pages for ever is not followed.
  private func move(
    over reply: FirestoreReply, _ start: FirestoreCursor, hasMore: Bool, into page: inout RemotePage
  ) throws(SyncError) {
    let places = reply.documents.compactMap(\.place)
    if hasMore {
      guard let last = places.last, start.start.map(last.isAfter) ?? true else {
        throw .garbled(.pagesStandStill)
      }
    }
    var cursor = start
    cursor.move(over: places, readTime: reply.readTime, hasMore: hasMore)
    page.cursor = cursor.words
    page.hasMore = hasMore
    page.clockSkew = reply.readTime.map { $0.milliseconds - now() }
  }
}
