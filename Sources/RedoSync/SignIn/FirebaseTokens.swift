internal import RedoCrypto

/// What Firebase gave out for a sign-in by Google.
struct FirebaseTokens: Hashable {
  /// Shows who asks, for an hour or so.
  let token: Secret
  /// Gives new tokens until somebody takes it back.
  let refresh: Secret
  /// How long the token holds.
  let lifetime: Lifetime

  private static let header = "redo-firebase 1"

  init(token: Secret, refresh: Secret, lifetime: Lifetime) {
    self.token = token
    self.refresh = refresh
    self.lifetime = lifetime
  }

  /// Reads what was kept; nil where it is not whole.
  init?(_ text: Secret) {
    guard let text = TokenText(text, header: Self.header),
      let start = text.plain("start").flatMap({ Int64($0) }),
      let end = text.plain("end").flatMap({ Int64($0) }), start >= 0, start <= end,
      end - start <= Lifetime.longest * 1_000,
      let token = text.secret("token"), let refresh = text.secret("refresh")
    else { return nil }
    self.init(token: token, refresh: refresh, lifetime: Lifetime(start: start, end: end))
  }

  /// As it is kept; nil without memory for secrets.
  var text: Secret? {
    guard let start = Secret(String(lifetime.start).utf8),
      let end = Secret(String(lifetime.end).utf8)
    else { return nil }
    return TokenText.written(
      Self.header, [("start", start), ("end", end), ("refresh", refresh), ("token", token)])
  }

  /// Whether the token can be used at a moment, and is not the one that was refused.
  func isUsable(at now: Int64, insteadOf refused: Secret?) -> Bool {
    lifetime.covers(now) && token != refused
  }
}
