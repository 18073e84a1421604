internal import RedoCrypto
internal import RedoProtocol

/// The requests by which tokens are had, and what the replies mean.
struct GoogleExchange: Sendable {
  let address: GoogleAddress
  let client: GoogleClient
  let transport: any HTTPTransport
  /// This device's clock, in milliseconds since 1970.
  let now: @Sendable () -> Int64

  /// What was had for a refresh token.
  enum Renewal<Tokens> {
    /// New tokens.
    case granted(Tokens)
    /// The refresh token was taken back, or has run out: only signing in again helps.
    case revoked
  }

  /// What Google's token server gives.
  struct Grant: Hashable {
    let idToken: Secret
    /// Nil where the one that was asked with goes on.
    let refresh: Secret?
  }

  /// Posts a form and reads the reply, whose body is wiped then.
  func post<Outcome>(
    _ form: inout FormBody, to url: String,
    read: (Int, JSONObject) throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    try send(form.take(), as: "application/x-www-form-urlencoded", to: url, read: read)
  }

  /// Posts a body of a type and reads the reply, whose own body is wiped then.
  func send<Outcome>(
    _ body: Secret?, as type: String, to url: String,
    read: (Int, JSONObject) throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    guard let body else { throw .noSecretMemory }
    var request = HTTPRequest(
      "POST", url, headers: ["Content-Type": type, "Expect": ""], body: .secret(body),
      allowsPlain: url.hasPrefix("http:"))
    request.replyLimit = 65_536
    var reply = try transport.send(request)
    defer { reply.body.wipe() }
    return try Self.outcome(of: reply, read)
  }

  /// What a reply means; nothing of it outlives this but the outcome.
  private static func outcome<Outcome>(
    of reply: HTTPReply, _ read: (Int, JSONObject) throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    if reply.status == 429 || reply.status >= 500 { throw .busy(seconds: reply.retryAfter) }
    guard let object = JSONObject(reply.body) else {
      if 200..<300 ~= reply.status { throw .garbled(.signInIsNoObject) }
      throw refusal(of: reply.status, code: nil)
    }
    return try read(reply.status, object)
  }

  /// New tokens of Google's for its refresh token.
  func renew(_ google: Secret) throws(SyncError) -> Renewal<Grant> {
    var form = FormBody()
    form.add("client_id", client.id)
    if let secret = client.secret { form.add("client_secret", secret) }
    form.add("grant_type", "refresh_token")
    form.add("refresh_token", google)
    return try post(&form, to: address.token) { (status, reply) throws(SyncError) in
      if status == 200 { return .granted(try Self.grant(in: reply)) }
      if reply.text("error") == "invalid_grant" { return .revoked }
      throw Self.refusal(of: status, code: reply.text("error"))
    }
  }

  /// Reads tokens that Google gave.
  static func grant(in reply: JSONObject) throws(SyncError) -> Grant {
    guard let idToken = reply.secret("id_token") else {
      throw .garbled(.googleNamesNobody)
    }
    return Grant(idToken: idToken, refresh: reply.secret("refresh_token"))
  }

  /// The codes that say that the client is at fault.
  private static let clientFaults = [
    "invalid_client", "unauthorized_client", "org_internal", "invalid_scope",
  ]

  /// An error in words that are none of the server's: those may repeat what it was sent.
  static func refusal(of status: Int, code: String?) -> SyncError {
    guard let code, clientFaults.contains(code) else {
      return .garbled(.googleStatus(status))
    }
    return .clientRefused(.code(code))
  }
}
