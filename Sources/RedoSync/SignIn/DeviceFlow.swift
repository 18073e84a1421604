internal import RedoCrypto
internal import RedoProtocol

/// Signing in by a code that is typed in a browser elsewhere: Google's flow for devices with little to
/// type on (RFC 8628).
///
/// It neither waits nor shows: whoever calls does.
public struct DeviceFlow: Sendable {
  private let exchange: GoogleExchange
  private let vault: TokenVault
  private let owner: Account?

  private static let grantType = "urn:ietf:params:oauth:grant-type:device_code"
  /// The Auth emulator takes anybody's word.
  private static let emulated = #"{"sub":"owner","email":"owner@localhost","email_verified":true}"#

  /// Takes the client, the way to Google, where tokens are kept, the only account that may sign in
  /// (nil for any), and this device's clock in milliseconds since 1970.
  public init(
    _ client: GoogleClient, at address: GoogleAddress, over transport: any HTTPTransport,
    keeping store: any TokenStore, as owner: Account? = nil,
    now: @escaping @Sendable () -> Int64
  ) {
    exchange = GoogleExchange(address: address, client: client, transport: transport, now: now)
    vault = TokenVault(store: store)
    self.owner = owner
  }

  /// Asks for a code; nil where an emulator let somebody in without one.
  public func begin() throws(SyncError) -> DeviceGrant? {
    guard exchange.address.emulator == nil else {
      try enterEmulator()
      return nil
    }
    var form = FormBody()
    form.add("client_id", exchange.client.id)
    form.add("scope", "openid email")
    return try exchange.post(&form, to: exchange.address.deviceCode) {
      (status, reply) throws(SyncError) in
      guard status == 200 else {
        let code = reply.text("error") ?? reply.text("error_code")
        throw code == "rate_limit_exceeded"
          ? .busy(seconds: nil) : GoogleExchange.refusal(of: status, code: code)
      }
      guard let grant = DeviceGrant(reply) else {
        throw .garbled(.googleGivesNoCode)
      }
      return grant
    }
  }

  private func enterEmulator() throws(SyncError) {
    guard let idToken = Secret(Self.emulated.utf8), let refresh = Secret("emulated".utf8) else {
      throw .noSecretMemory
    }
    let account = GoogleTokens(subject: "owner", email: "owner@localhost", refresh: refresh)
    let firebase = try exchange.signIn(with: idToken, as: account.subject)
    try vault.keep(account, firebase)
  }

  /// Asks whether somebody has said yes; whether it is so, and all is kept.
  ///
  /// Throws where it never will be. A network that fails is no reason to give up before the code ends,
  /// and neither is Firebase: Google takes a code once, so what it gave for that is kept at hand.
  public func poll(_ grant: inout DeviceGrant) throws(SyncError) -> Bool {
    do throws(SyncError) {
      if grant.google == nil { grant.google = try ask(&grant) }
      grant.trouble = nil
      guard let google = grant.google else { return false }
      try enter(with: google)
      return true
    } catch {
      switch error {
      case .unreachable, .busy:
        grant.trouble = error
        grant.interval += DeviceGrant.slowing
        return false
      default: throw error
      }
    }
  }

  /// Why a code came to nothing once its time is over.
  public func ending(of grant: DeviceGrant) -> SyncError { grant.trouble ?? .codeExpired }

  private func ask(_ grant: inout DeviceGrant) throws(SyncError) -> GoogleExchange.Grant? {
    var form = FormBody()
    form.add("client_id", exchange.client.id)
    if let secret = exchange.client.secret { form.add("client_secret", secret) }
    form.add("device_code", grant.deviceCode)
    form.add("grant_type", Self.grantType)
    var isTooFast = false
    defer { if isTooFast { grant.interval += DeviceGrant.slowing } }
    return try exchange.post(&form, to: exchange.address.token) {
      (status, reply) throws(SyncError) in
      if status == 200 { return try GoogleExchange.grant(in: reply) }
      switch reply.text("error") {
      case "authorization_pending": return nil
      case "slow_down":
        isTooFast = true
        return nil
      case "access_denied": throw .signInDenied
      // A code that was used, or that Google has forgotten, is as good as one whose time is over.
      case "expired_token", "invalid_grant": throw .codeExpired
      case let code: throw GoogleExchange.refusal(of: status, code: code)
      }
    }
  }

  /// Firebase first: what is kept is a sign-in that works, or nothing.
  private func enter(with grant: GoogleExchange.Grant) throws(SyncError) {
    guard let person = IDToken(google: grant.idToken), let refresh = grant.refresh else {
      throw .garbled(.googleNamesNobody)
    }
    if let owner, owner.subject != person.subject {
      throw .otherAccount(known: owner.name, new: person.email ?? person.subject)
    }
    let firebase = try exchange.signIn(with: grant.idToken, as: person.subject)
    try vault.keep(
      GoogleTokens(subject: person.subject, email: person.email, refresh: refresh), firebase)
  }
}
