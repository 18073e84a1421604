internal import RedoCrypto

/// What Google gave out: who is signed in, and what new tokens are had by.
struct GoogleTokens: Hashable {
  /// Google's subject id.
  let subject: String
  /// The address of the account, where Google told it.
  let email: String?
  /// Gives new tokens until somebody takes it back.
  let refresh: Secret

  private static let header = "redo-google 1"

  init(subject: String, email: String?, refresh: Secret) {
    self.subject = subject
    self.email = email
    self.refresh = refresh
  }

  /// Reads what was kept; nil where it is not whole.
  init?(_ text: Secret) {
    guard let text = TokenText(text, header: Self.header), let subject = text.plain("subject"),
      IDToken.isSubject(subject), let refresh = text.secret("refresh")
    else { return nil }
    self.init(subject: subject, email: text.plain("email"), refresh: refresh)
  }

  /// As it is kept; nil without memory for secrets.
  var text: Secret? {
    guard let subject = Secret(subject.utf8), let email = Secret((email ?? "").utf8) else {
      return nil
    }
    return TokenText.written(
      Self.header, [("subject", subject), ("email", email), ("refresh", refresh)])
  }
}
