internal import Glibc
internal import RedoCommandLine
internal import RedoStore
internal import RedoSync

extension Session {
  /// Signs in to the Firestore remote of a name, or to the only one; `show` hands the code over, and
  /// `tick` is told each second how many are left.
  func signIn(
    to name: String?, show: (SignInPrompt) -> Void, tick: (Int) -> Void
  ) throws(RemoteFailure) -> SignInReport {
    let entries = try firestoreRemotes(name)
    guard entries.count == 1, let entry = entries.first else {
      throw .severalFirestores(entries.map(\.name))
    }
    ProcessPrivacy.begin()
    let access = try access(to: entry)
    guard !access.isOpen else { throw .nobodySignsIn }
    let account = try remotely { () throws(SyncError) in
      try Self.run(access.flow, show: show, tick: tick)
      return try access.account.account
    }
    try requireListed(entry)
    if let account { try storing { () throws(StoreError) in try access.keepOwner(account) } }
    return SignInReport(remote: entry.name, account: account?.name)
  }

  /// Keeps no tokens of a remote that was removed while somebody signed in: nothing finds them then.
  private func requireListed(_ entry: RemoteEntry) throws(RemoteFailure) {
    let known = try storing { () throws(StoreError) in
      try RemoteListFile(in: replica.directory).read()
    }
    guard !known.contains(entry) else { return }
    _ = try signOut(of: entry, patience: TokenFolder.patience)
    throw RemoteFailure(.remote(.unknown(entry.name, known: known.map(\.name))))
  }

  /// Asks for a code, shows it, and asks as often as Google allows whether it was used.
  private static func run(
    _ flow: DeviceFlow, show: (SignInPrompt) -> Void, tick: (Int) -> Void
  ) throws(SyncError) {
    guard var grant = try flow.begin() else { return }
    show(SignInPrompt(address: grant.address, code: grant.userCode))
    let end = ContinuousClock.now + .seconds(grant.lifetime)
    var next = ContinuousClock.now + .seconds(grant.interval)
    while .now < end {
      tick(Int((end - .now).components.seconds))
      guard .now >= next else {
        usleep(useconds_t(min(1_000_000, max(1_000, (next - .now).milliseconds * 1_000))))
        continue
      }
      if try flow.poll(&grant) { return }
      next = .now + .seconds(grant.interval)
    }
    throw flow.ending(of: grant)
  }

  /// Forgets the tokens of the Firestore remote of a name, or of all; whoever renews them meanwhile is
  /// waited for as long as `patience`.
  ///
  /// Where some cannot be removed the others are nevertheless, and the first reason is thrown then.
  func signOut(
    of name: String?, patience: Duration = TokenFolder.patience
  ) throws(RemoteFailure) -> [SignInReport] {
    var reports: [SignInReport] = []
    var failure: RemoteFailure?
    for entry in try firestoreRemotes(name) {
      do throws(RemoteFailure) {
        reports.append(try signOut(of: entry, patience: patience))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return reports
  }

  private func signOut(
    of entry: RemoteEntry, patience: Duration
  ) throws(RemoteFailure) -> SignInReport {
    guard let access = try? GoogleAccess(entry, of: self, patience: patience) else {
      let wasIn = try storing { () throws(StoreError) in
        try TokenFolder.removeAll(
          of: entry, environment: environment.environment, patience: patience)
      }
      return SignInReport(remote: entry.name, account: wasIn ? Self.unknownAccount : nil)
    }
    return try remotely { () throws(SyncError) in
      // Tokens that cannot be read are forgotten all the same.
      let account = access.knownAccount
      let wasIn = try access.account.end()
      return SignInReport(
        remote: entry.name, account: wasIn ? account?.name ?? Self.unknownAccount : nil)
    }
  }

  /// How an account is called that is not known any more.
  private static let unknownAccount = "somebody"

  /// The Firestore remote of a name, or all there are; at least one.
  private func firestoreRemotes(_ name: String?) throws(RemoteFailure) -> [RemoteEntry] {
    let known = try storing { () throws(StoreError) in
      try RemoteListFile(in: replica.directory).read()
    }
    let remotes = known.filter { $0.kind == .firestore }
    guard let name else {
      guard remotes.isEmpty else { return remotes }
      throw .noFirestore
    }
    guard let entry = remotes.first(where: { $0.name == name }) else {
      guard !known.contains(where: { $0.name == name }) else { throw .signsNobodyIn(folder: name) }
      throw RemoteFailure(.remote(.unknown(name, known: remotes.map(\.name))))
    }
    return [entry]
  }

  private func access(to entry: RemoteEntry) throws(RemoteFailure) -> GoogleAccess {
    try storing { () throws(StoreError) in try GoogleAccess(entry, of: self) }
  }

  private func remotely<Outcome>(
    _ body: () throws(SyncError) -> Outcome
  ) throws(RemoteFailure) -> Outcome {
    do throws(SyncError) {
      return try body()
    } catch {
      switch error {
      case .storage, .noLibcurl: throw .storage(error.message)
      default: throw .remote(error.signInMessage)
      }
    }
  }
}
