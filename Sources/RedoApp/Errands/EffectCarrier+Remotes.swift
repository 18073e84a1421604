internal import RedoCommandLine
internal import RedoStore
internal import RedoViewModels

extension EffectCarrier {
  /// Adds a folder; a passphrase is asked for on the terminal itself, where it does not show.
  func addFolder(_ path: TypedPath, isSealed: Bool) -> ErrandNews {
    guard isSealed || FolderSetup.isSealed(SharedFolder(path: path.path)) else {
      return change(
        .addFolder(path: path.text, name: nil, isSealed: false), saying: { Self.added($0) })
    }
    return lend(
      ["remote", "add", "folder"] + (isSealed ? ["--encrypt"] : []) + ["--", path.text],
      under: "\(path.typed) is sealed under a passphrase. Ctrl-C goes back.",
      saying: "\(path.typed) is added; the first round begins")
  }

  /// Adds a Firebase project.
  func add(_ line: FirestoreLine) -> ErrandNews {
    guard line.clientID != nil || Emulators.standInForFirestore(session.environment) else {
      return .failed(
        "the key for web clients and the OAuth client are missing behind the project; "
          + "redo remote add firestore --print-setup says where they are")
    }
    let choice = FirestoreChoice(
      project: line.project, apiKey: line.apiKey, clientID: line.clientID,
      secretFile: line.secretFile.map { TypedPath($0, home: session.environment[.home]).text },
      name: nil)
    return change(.addFirestore(choice)) { remotes in
      guard let remote = remotes.first, remote.isSignedOut else { return Self.added(remotes) }
      return "\(remote.name) is added; \(signIn) on its row signs in"
    }
  }

  private static func added(_ remotes: [RemoteReport]) -> String {
    (remotes.first?.name ?? "it") + " is added; the first round begins"
  }

  /// The key that signs in to the selected remote.
  private var signIn: String {
    viewModel.settings.keys.name(of: .changeSetting, in: .settings)
  }

  /// Tokens that are being renewed are locked until the network has answered; keys wait meanwhile.
  private static var tokenPatience: Duration { .milliseconds(500) }

  /// Changes the list of remotes and begins to sync by it.
  func change(_ deed: RemoteDeed, saying words: ([RemoteReport]) -> String) -> ErrandNews {
    do throws(RemoteFailure) {
      let remotes = try session.apply(deed, patience: Self.tokenPatience)
      sync.followRemotes()
      return .done(words(remotes))
    } catch {
      return .failed(error.message)
    }
  }

  /// Runs a verb that has the terminal for itself, and syncs as it left things.
  func lend(
    _ words: [String], under heading: String, saying success: String
  ) -> ErrandNews {
    guard let problem = lend({ LentVerb.run(words, under: heading) }) else {
      return .failed("this needs a terminal; redo \(words[0]) does it there")
    }
    sync.followRemotes()
    sync.forgetAccounts()
    if let problem { return .failed(problem) }
    sync.ask()
    return .done(success)
  }

  /// Forgets who is signed in; the next round says so.
  func signOut(of name: String) -> ErrandNews {
    do throws(RemoteFailure) {
      _ = try session.signOut(of: name, patience: Self.tokenPatience)
      sync.forgetAccounts()
      sync.ask()
      return .done("signed out of \(name); \(signIn) signs in again")
    } catch {
      return .failed(error.message)
    }
  }
}
