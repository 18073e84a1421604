public import RedoCrypto

/// Somebody who signed in on this device before: tokens are renewed ahead of their end, and once where
/// one is refused.
public struct StoredSignIn: SignIn {
  private let exchange: GoogleExchange
  private let vault: TokenVault

  /// Takes the client, the way to Google, where tokens are kept, and this device's clock in
  /// milliseconds since 1970.
  public init(
    _ client: GoogleClient, at address: GoogleAddress, over transport: any HTTPTransport,
    keeping store: any TokenStore, now: @escaping @Sendable () -> Int64
  ) {
    exchange = GoogleExchange(address: address, client: client, transport: transport, now: now)
    vault = TokenVault(store: store)
  }

  /// Google's subject id; throws `.signInNeeded` where nobody is signed in.
  public var subject: String {
    get throws(SyncError) {
      guard let google = try vault.google() else { throw .signInNeeded }
      return google.subject
    }
  }

  /// Whose tokens these are; nil where nobody is signed in.
  public var account: Account? {
    get throws(SyncError) {
      try vault.google().map { Account(subject: $0.subject, email: $0.email) }
    }
  }

  /// A token that still holds, and another than the one that was refused.
  public func token(insteadOf refused: Secret?) throws(SyncError) -> Secret {
    if let held = try held(insteadOf: refused) { return held }
    return try vault.store.exclusively { () throws(SyncError) in
      // Another process may have had new ones while this one waited.
      if let held = try held(insteadOf: refused) { return held }
      return try renewed()
    }
  }

  /// Forgets the tokens on this device; whether there were any.
  public func end() throws(SyncError) -> Bool { try vault.store.exclusively(vault.forget) }

  private func held(insteadOf refused: Secret?) throws(SyncError) -> Secret? {
    guard let tokens = try vault.firebase(), tokens.isUsable(at: exchange.now(), insteadOf: refused)
    else { return nil }
    return tokens.token
  }

  private func renewed() throws(SyncError) -> Secret {
    guard let google = try vault.google() else { throw .signInNeeded }
    if let firebase = try vault.firebase(),
      case .granted(let tokens) = try exchange.renew(firebase)
    {
      try vault.keep(tokens)
      return tokens.token
    }
    return try renewed(by: google)
  }

  /// Firebase no longer knows who is there: Google's word is asked for again.
  private func renewed(by google: GoogleTokens) throws(SyncError) -> Secret {
    switch try exchange.renew(google.refresh) {
    case .granted(let grant):
      // First: the one that it was had for may be worth nothing from now on.
      if let refresh = grant.refresh {
        try vault.keep(
          GoogleTokens(subject: google.subject, email: google.email, refresh: refresh))
      }
      let tokens = try exchange.signIn(with: grant.idToken, as: google.subject)
      try vault.keep(tokens)
      return tokens.token
    case .revoked:
      // What nobody believes any more is not shown to anybody again.
      try vault.forget()
      throw .signInNeeded
    }
  }
}
