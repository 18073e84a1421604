internal import RedoCrypto
internal import RedoProtocol

extension GoogleExchange {
  /// Firebase's tokens for somebody whom Google's token names.
  func signIn(with idToken: Secret, as subject: String) throws(SyncError) -> FirebaseTokens {
    let start = now()
    var form = FormBody()
    form.add("id_token", idToken)
    form.add("providerId", "google.com")
    // A form's own letters need no escape in JSON.
    let body = form.take(
      between: #"{"postBody":""#,
      and: #"","requestUri":"http://localhost","returnSecureToken":true}"#)
    return try send(body, as: "application/json", to: address.signIn(client.apiKey)) {
      (status, reply) throws(SyncError) in
      guard status == 200 else { throw Self.firebaseRefusal(status, reply) }
      let tokens = try Self.tokens(
        in: reply, "idToken", "refreshToken",
        Lifetime(from: start, seconds: reply.count("expiresIn")))
      // Rules and access lists go by what Firebase says of Google's id: both must mean one person.
      if let named = IDToken(firebase: tokens.token), named.subject != subject {
        throw .garbled(.twoPeople)
      }
      return tokens
    }
  }

  /// New tokens of Firebase's for its refresh token.
  func renew(_ tokens: FirebaseTokens) throws(SyncError) -> Renewal<FirebaseTokens> {
    let start = now()
    var form = FormBody()
    form.add("grant_type", "refresh_token")
    form.add("refresh_token", tokens.refresh)
    return try post(&form, to: address.refresh(client.apiKey)) {
      (status, reply) throws(SyncError) in
      if status == 200 {
        return .granted(
          try Self.tokens(
            in: reply, "id_token", "refresh_token",
            Lifetime(from: start, seconds: reply.count("expires_in"))))
      }
      let code = Self.firebaseCode(reply)
      if ["TOKEN_EXPIRED", "INVALID_REFRESH_TOKEN", "USER_NOT_FOUND", "invalid_grant"]
        .contains(code)
      {
        return .revoked
      }
      throw Self.firebaseRefusal(status, reply)
    }
  }

  private static func tokens(
    in reply: JSONObject, _ token: String, _ refresh: String, _ lifetime: Lifetime
  ) throws(SyncError) -> FirebaseTokens {
    guard let token = reply.secret(token), let refresh = reply.secret(refresh) else {
      throw .garbled(.firebaseGivesNoToken)
    }
    return FirebaseTokens(token: token, refresh: refresh, lifetime: lifetime)
  }

  private static func firebaseCode(_ reply: JSONObject) -> String {
    let message = reply.object("error")?.text("message") ?? reply.text("error") ?? ""
    return String(message.prefix { $0 != " " })
  }

  private static func firebaseRefusal(_ status: Int, _ reply: JSONObject) -> SyncError {
    switch firebaseCode(reply) {
    case "USER_DISABLED": .refused(.accountDisabled)
    case "OPERATION_NOT_ALLOWED": .refused(.googleIsOff)
    case "API", "API_KEY_INVALID": .clientRefused(.apiKeyUnknown)
    case "INVALID_IDP_RESPONSE": .clientRefused(.clientUnknown)
    default: .garbled(.firebaseStatus(status))
    }
  }
}
