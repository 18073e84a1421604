internal import RedoProtocol

/// Google's Firestore as a remote, in the layout that the other clients share (PROTOCOL.md, "Sync
/// layout").
public struct FirestoreRemote: Remote {
  let channel: FirestoreChannel
  let now: @Sendable () -> Int64

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

  /// They are a document of their own.
  public var statesTermsFreely: Bool { false }

  /// The document `meta/version`, where there is one; what it leaves out asks for nothing.
  ///
  /// Throws where there is one that this program cannot read: it may ask for what only a newer one
  /// knows.
  public func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms? {
    traffic.requests += 1
    // Rules that know of no such document refuse to tell, which is as good as none.
    guard case .done(let body) = try channel.get("meta/version") else { return nil }
    traffic.received += body.count
    guard let document = JSONObject(body), document.has("name") else {
      throw .garbled("its reply is not what was asked for")
    }
    let fields = document.object("fields")
    return RemoteTerms(
      protocolVersion: try Self.version("protocol", in: fields) ?? RemoteTerms.spoken,
      leastClient: try Self.version("minClient", in: fields)
        ?? ProgramVersion(major: 0, minor: 0, patch: 0))
  }

  private static func version(
    _ name: String, in fields: JSONObject?
  ) throws(SyncError) -> ProgramVersion? {
    guard let fields, fields.has(name) else { return nil }
    guard
      let version = fields.object(name)?.text("stringValue").flatMap({ ProgramVersion($0) })
    else { throw .garbled("\(name) in its document meta/version is no version such as 1.0.0") }
    return version
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
    case .done(let reply):
      guard FirestoreReply.confirms(reply, writes: nodes.count) else {
        throw .garbled("its reply to a commit is none")
      }
      receipt.acknowledged += nodes.map(\.id)
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
      // Whoever may look for what is not there, and not for these, is not who sent these.
      let absent = FirestoreBodies.lookUp([channel.address.root + "/nodes/absent"])
      if case .done = try post("batchGet", absent, &traffic) { throw .takenByOther }
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

  /// Posts a body and counts what that cost.
  func post(
    _ call: String, _ body: [UInt8], _ traffic: inout SyncTraffic,
    limit: Int = JSONTape.lengthLimit
  ) throws(SyncError) -> FirestoreChannel.Answer {
    traffic.requests += 1
    traffic.sent += body.count
    let answer = try channel.post(call, body, limit: limit)
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
