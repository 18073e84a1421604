internal import RedoCrypto
internal import RedoProtocol

/// Calls of a Firestore database: a token with each, its errors in the words of sync.
struct FirestoreChannel: Sendable {
  let address: FirestoreAddress
  let transport: any HTTPTransport
  let signIn: any SignIn

  /// What a call came to.
  enum Answer: Hashable {
    /// It was done; the body is JSON.
    case done([UInt8])
    /// Something of it is there already.
    case exists
    /// The rules do not allow it; to write what is there already is never allowed.
    case denied
    /// The server cannot make sense of what it was sent, or does not want it now.
    case invalid(SyncError.Objection)
    /// The server says that it is too long.
    case tooLong(SyncError.Objection)
    /// There is no such document.
    case absent
  }

  /// Posts a body to a call on all documents; a reply longer than `limit` is refused.
  func post(_ call: String, _ body: [UInt8], limit: Int) throws(SyncError) -> Answer {
    try send("POST", address.url(call), body, limit)
  }

  /// Reads one document.
  func get(_ path: String) throws(SyncError) -> Answer {
    try send("GET", address.url(ofDocument: path), nil, JSONTape.lengthLimit)
  }

  private func send(
    _ method: String, _ url: String, _ body: [UInt8]?, _ limit: Int
  ) throws(SyncError) -> Answer {
    var token = try signIn.token(insteadOf: nil)
    var reply = try exchange(method, url, body, limit, token)
    if reply.status == 401 {
      // Once: a server that refuses a new token too wants somebody to sign in.
      token = try signIn.token(insteadOf: token)
      reply = try exchange(method, url, body, limit, token)
    }
    return try Self.answer(reply, to: token)
  }

  private func exchange(
    _ method: String, _ url: String, _ body: [UInt8]?, _ limit: Int, _ token: Secret
  ) throws(SyncError) -> HTTPReply {
    var request = HTTPRequest(
      method, url, headers: ["Content-Type": "application/json", "Expect": ""], bearer: token,
      body: body.map { .plain($0) }, allowsPlain: address.isPlain)
    request.replyLimit = limit
    return try transport.send(request)
  }

  private static func answer(
    _ reply: HTTPReply, to token: Secret
  ) throws(SyncError) -> Answer {
    switch reply.status {
    case 200: return .done(reply.body)
    case 401: throw .signInNeeded
    case 403: return .denied
    case 404: return .absent
    case 400 where !saysTooLong(reply): return .invalid(objection(reply, token))
    case 400, 413: return .tooLong(objection(reply, token))
    case 409 where status(reply) == "ALREADY_EXISTS": return .exists
    case 409, 429, 500, 502, 503, 504: throw .busy(seconds: reply.retryAfter)
    default: throw .garbled(.status(reply.status))
    }
  }

  /// The error in a reply; that of a call with a list of results stands in a list, too.
  private static func error(_ reply: HTTPReply) -> JSONObject? {
    (JSONObject(reply.body) ?? JSONObject(firstIn: reply.body))?.object("error")
  }

  private static func status(_ reply: HTTPReply) -> String? {
    error(reply)?.text("status")
  }

  /// By the words alone: there is one code for all that is wrong with a request.
  private static func saysTooLong(_ reply: HTTPReply) -> Bool {
    let message = error(reply)?.text("message")?.lowercased() ?? ""
    return ["exceed", "longer than", "too long", "too large", "too big"].contains {
      message.holds($0)
    }
  }

  /// So much is told of what a server says: the link by which a missing index is made, some 350
  /// characters with the words before it, is worth nothing in part.
  private static let objectionLimit = 500

  private static func objection(_ reply: HTTPReply, _ token: Secret) -> SyncError.Objection {
    guard let message = error(reply)?.text("message") else { return .status(reply.status) }
    let text = String(Substring(message.unicodeScalars.prefix(objectionLimit))).plainASCII
    // It may repeat what it was shown.
    return token.isGivenAway(by: text.utf8) ? .status(reply.status) : .words(text)
  }
}
