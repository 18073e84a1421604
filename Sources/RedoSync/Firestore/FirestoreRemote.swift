internal import RedoProtocol

/// Google's Firestore as a remote, in the layout that the other clients share (PROTOCOL.md, "Sync
/// layout").
public struct FirestoreRemote: Remote {
  let channel: FirestoreChannel
  let now: @Sendable () -> Int64

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
  /// Throws where there is one that this program cannot read, or the server does not say whether there
  /// is: it may ask for what only a newer one knows.
  public func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms? {
    traffic.requests += 1
    let body: [UInt8]
    switch try channel.get("meta/version") {
    case .done(let reply): body = reply
    // Rules that know of no such document refuse to tell, which is as good as none.
    case .absent, .denied: return nil
    case .invalid(let objection), .tooLong(let objection): throw .refused(.objection(objection))
    case .exists: throw .garbled(.unasked)
    }
    traffic.received += body.count
    guard let document = JSONObject(body), document.has("name") else {
      throw .garbled(.otherKind)
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
    else { throw .garbled(.noVersion(field: name)) }
    return version
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
}
