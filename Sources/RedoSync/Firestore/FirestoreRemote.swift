internal import RedoProtocol

/// Google's Firestore as a remote, in the layout that the other clients share (PROTOCOL.md, "Sync
/// layout").
public struct FirestoreRemote: Remote {
  private let channel: FirestoreChannel
  private let now: @Sendable () -> Int64

  /// How many documents a page has, and how many where those are too long for one reply.
  private static let pageLengths = [200, 6]
  /// A document holds 1 MiB; so much of it is taken by names and types.
  private static let documentLimit = 1_048_576 - 4_096

  /// Takes a database, a way to it, and who is signed in.
  /// - Parameters:
  ///   - address: the database.
  ///   - transport: the way to it.
  ///   - signIn: who is signed in.
  ///   - now: this device's clock, in milliseconds since 1970.
  public init(
    _ address: FirestoreAddress, over transport: any HTTPTransport, as signIn: any SignIn,
    now: @escaping @Sendable () -> Int64
  ) {
    channel = FirestoreChannel(address: address, transport: transport, signIn: signIn)
    self.now = now
  }

  /// At most 500 writes a commit, and far below 10 MiB once they are spelt as typed values.
  public var batchLimit: BatchLimit { BatchLimit(nodes: 500, bytes: 3_145_728) }

  /// The document `meta/version`, where there is one.
  public func terms() throws(SyncError) -> RemoteTerms? {
    // Rules that know of no such document refuse to tell, which is as good as none.
    guard case .done(let body) = try channel.get("meta/version") else { return nil }
    let fields = JSONObject(body)?.object("fields")
    guard
      let version = fields?.object("protocol")?.text("stringValue").flatMap({ ProgramVersion($0) }),
      let least = fields?.object("minClient")?.text("stringValue").flatMap({ ProgramVersion($0) })
    else { return nil }
    return RemoteTerms(protocolVersion: version, leastClient: least)
  }

  /// Creates a document for each node, and adds their ids to the user's own.
  public func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    var receipt = PushReceipt(
      acknowledged: [],
      tooLarge: nodes.filter { $0.line.count > Self.documentLimit }.map(\.id))
    let fitting = nodes.filter { $0.line.count <= Self.documentLimit }
    if !fitting.isEmpty { try create(fitting[...], &receipt) }
    if !receipt.acknowledged.isEmpty { try own(receipt.acknowledged, &receipt) }
    return receipt
  }

  /// A commit is done whole or not at all: where a node of it is there already or cannot be, the rest
  /// is sent again.
  private func create(
    _ nodes: ArraySlice<OutgoingNode>, _ receipt: inout PushReceipt
  ) throws(SyncError) {
    let subject = try channel.signIn.subject
    switch try post("commit", Self.commit(nodes, of: subject, in: channel), &receipt.traffic) {
    case .done: receipt.acknowledged += nodes.map(\.id)
    case .exists, .denied:
      let known = try existing(nodes, &receipt.traffic)
      receipt.acknowledged += known
      let rest = nodes.filter { !known.contains($0.id) }
      guard rest.count < nodes.count else { throw .refused("its rules do not allow this") }
      guard !rest.isEmpty else { return }
      try create(rest[...], &receipt)
    case .invalid(let reason):
      guard nodes.count > 1 else {
        receipt.tooLarge += nodes.map(\.id)
        receipt.note = "the remote has no room for a change (\(reason)); it stays here"
        return
      }
      let middle = nodes.startIndex + nodes.count / 2
      try create(nodes[..<middle], &receipt)
      try create(nodes[middle...], &receipt)
    case .absent: throw .refused("there is no such project or database")
    }
  }

  private func existing(
    _ nodes: ArraySlice<OutgoingNode>, _ traffic: inout SyncTraffic
  ) throws(SyncError) -> [NodeID] {
    let body = FirestoreBodies.lookUp(nodes.map { name(of: $0.id) })
    guard case .done(let reply) = try post("batchGet", body, &traffic) else {
      throw .refused("its rules do not allow this")
    }
    let names = Set(try FirestoreReply(reply, under: "found").documents.map(\.name))
    return nodes.map(\.id).filter { names.contains(name(of: $0)) }
  }

  /// The user's list is full near 13,000 ids, and nothing depends on it: failing is only noted.
  private func own(_ ids: [NodeID], _ receipt: inout PushReceipt) throws(SyncError) {
    do throws(SyncError) {
      let user = channel.address.root + "/users/" + (try channel.signIn.subject)
      let body = FirestoreBodies.append(ids.map(\.description), toOwnedNodesOf: user)
      guard case .invalid = try post("commit", body, &receipt.traffic) else { return }
      receipt.note = "the list of own changes on the remote is full; syncing does not need it"
    } catch {
      receipt.note = "the list of own changes on the remote could not be extended"
    }
  }

  /// The documents that the user may read and that were made after those read before.
  public func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    let subject = try channel.signIn.subject
    var page = RemotePage(cursor: cursor)
    for length in Self.pageLengths {
      let body = FirestoreBodies.query(
        readableBy: subject, after: cursor.entries, limit: length)
      do throws(SyncError) {
        switch try post("runQuery", body, &page.traffic) {
        case .done(let reply):
          try take(reply, length, into: &page)
          return page
        case .invalid(let reason): throw SyncError.refused(reason)
        case .absent: throw SyncError.refused("there is no such project or database")
        case .denied: throw SyncError.refused("its rules do not allow this")
        case .exists: throw SyncError.garbled("it answers what nobody asked")
        }
      } catch {
        guard case .garbled = error, length != Self.pageLengths.last else { throw error }
      }
    }
    return page
  }

  private func take(
    _ body: [UInt8], _ length: Int, into page: inout RemotePage
  ) throws(SyncError) {
    let reply = try FirestoreReply(body, under: "document")
    page.unreadable = reply.unreadable
    for document in reply.documents {
      if let node = document.node { page.lines.append(node) } else { page.unreadable += 1 }
    }
    let count = reply.documents.count + reply.unreadable
    if let last = reply.documents.last(where: { $0.createdAt != nil }), let time = last.createdAt {
      let next = SyncCursor([time, last.name])
      // A server that hands out the same page for ever is read once.
      page.hasMore = count >= length && next != page.cursor
      page.cursor = next
    }
    page.clockSkew = reply.readTime.map { $0.milliseconds - now() }
  }

  private func post(
    _ call: String, _ body: [UInt8], _ traffic: inout SyncTraffic
  ) throws(SyncError) -> FirestoreChannel.Answer {
    traffic.requests += 1
    traffic.sent += body.count
    let answer = try channel.post(call, body)
    if case .done(let reply) = answer { traffic.received += reply.count }
    return answer
  }

  private func name(of id: NodeID) -> String {
    channel.address.root + "/nodes/" + id.description
  }

  private static func commit(
    _ nodes: ArraySlice<OutgoingNode>, of subject: String, in channel: FirestoreChannel
  ) -> [UInt8] {
    FirestoreBodies.create(
      nodes.compactMap { node in
        FirestoreFields.fields(ofNode: node.line, readableBy: [subject]).map {
          (channel.address.root + "/nodes/" + node.id.description, $0)
        }
      })
  }
}
