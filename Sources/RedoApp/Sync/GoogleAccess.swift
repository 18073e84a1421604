internal import RedoStore
internal import RedoSync

/// What it takes to speak with one Firestore remote: the database, the way there, and who is signed in.
struct GoogleAccess {
  private let database: FirestoreAddress
  private let client: GoogleClient
  private let address: GoogleAddress
  private let store: TokenShelf
  private let transport: any HTTPTransport
  private let ownerFile: AccountFile
  private let acknowledged: AcknowledgedFile
  /// Whether an emulator takes everybody for its owner, so that nobody signs in.
  let isOpen: Bool

  /// The client where an emulator asks for none.
  private static let anyClient = ClientFile.Content(id: "emulator", apiKey: "emulator", secret: nil)

  /// Collects it; throws where something of it is missing or unreadable here.
  ///
  /// Whoever renews the tokens meanwhile is waited for as long as `patience`.
  init(
    _ entry: RemoteEntry, of session: Session, patience: Duration = TokenFolder.patience
  ) throws(StoreError) {
    let emulators = try Emulators(session.environment)
    isOpen = emulators.firestore != nil && emulators.signIn == nil
    let kept = try ClientFile(of: entry, in: session.replica.directory).read()
    let isEmulated = isOpen || emulators.signIn != nil
    guard let content = kept ?? (isEmulated ? Self.anyClient : nil),
      let client = GoogleClient(
        id: content.id, secret: content.secret, apiKey: content.apiKey)
    else { throw .remote(.clientMissing(name: entry.name)) }
    guard let database = FirestoreAddress(project: entry.address, emulator: emulators.firestore)
    else { throw .remote(.projectUnusable(entry.address, name: entry.name)) }
    self.client = client
    self.database = database
    address = GoogleAddress(emulator: emulators.signIn)
    store = TokenShelf(
      try TokenFolder(
        of: entry, isEmulated: emulators.signIn != nil,
        environment: session.environment.environment, patience: patience))
    transport = session.transport
    ownerFile = AccountFile(of: entry, in: session.replica.directory)
    acknowledged = AcknowledgedFile(of: entry, in: session.replica.directory)
  }

  /// The remote, for whoever is signed in at the time of a round.
  func remote() throws(SyncError) -> FirestoreRemote {
    FirestoreRemote(database, over: transport, as: try signIn()) { WallClock.milliseconds }
  }

  private func signIn() throws(SyncError) -> any SignIn {
    guard isOpen else { return account }
    guard let owner = EmulatorOwner() else { throw .noSecretMemory }
    return owner
  }

  /// Who signed in on this device.
  var account: StoredSignIn {
    StoredSignIn(client, at: address, over: transport, keeping: store) { WallClock.milliseconds }
  }

  /// Who did, as far as it is known here: nil also where the tokens cannot be read.
  var knownAccount: Account? { (try? account.account) ?? nil }

  /// Signing in.
  var flow: DeviceFlow {
    DeviceFlow(client, at: address, over: transport, keeping: store, as: owner) {
      WallClock.milliseconds
    }
  }

  /// Whose changes lie at the remote, as far as is known here; nil where none was sent or came yet.
  ///
  /// Emulators know nobody, and what lies in one lies nowhere for long.
  private var owner: Account? {
    guard !isEmulated, !acknowledged.read().isEmpty else { return nil }
    if let known = ownerFile.read() { return Account(subject: known.subject, email: known.email) }
    return knownAccount
  }

  private var isEmulated: Bool { address.emulator != nil || database.emulator != nil }

  /// Keeps whose changes lie at the remote from now on.
  func keepOwner(_ account: Account) throws(StoreError) {
    guard !isEmulated else { return }
    try ownerFile.write(AccountFile.Content(subject: account.subject, email: account.email))
  }
}
