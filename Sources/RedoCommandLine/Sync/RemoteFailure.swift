/// Why something about a remote could not be done.
public enum RemoteFailure: Error, Hashable, Sendable {
  /// The disk did not go along, in a sentence of its own.
  case storage(String)
  /// The name or the place that was given cannot be the remote's, in a sentence of its own.
  case misnamed(String)
  /// The remote did not go along, in a sentence of its own.
  case remote(String)
  /// The text cannot be the id of a Firebase project.
  case noProject(String)
  /// What Google is to know this program by was left out.
  case clientIsMissing
  /// What Google is to know this program by cannot be that.
  case noClient
  /// There is no client's secret in what was read; a path, `-` for standard input.
  case noSecret(in: String)
  /// There is no Firestore remote to sign in to.
  case noFirestore
  /// There are several Firestore remotes to sign in to, and none was named.
  case severalFirestores([String])
  /// The remote of that name is a folder, which knows no sign-in.
  case signsNobodyIn(folder: String)
  /// There is nobody to sign in as: the emulator takes everybody for its owner.
  case nobodySignsIn

  /// What is wrong and what to do next, without a full stop.
  public var message: String {
    switch self {
    case .storage(let sentence), .misnamed(let sentence), .remote(let sentence): sentence
    case .noProject(let text):
      "“\(text)” cannot be a project's id; the console shows it, such as my-tasks-1a2b3"
    case .clientIsMissing:
      "a Firestore remote needs --api-key K and --client-id C; redo remote add firestore "
        + "--print-setup says where they are"
    case .noClient:
      "--api-key and --client-id are words of letters, digits, dots and hyphens; copy them from the "
        + "console"
    case .noSecret(let path):
      "\(path == "-" ? "standard input" : path) holds no client secret; give the JSON that the "
        + "console gives out, or the secret alone on the first line"
    case .noFirestore:
      "no Firestore remote is set up; redo remote add firestore --print-setup says how"
    case .severalFirestores(let names):
      "there are several Firestore remotes; name one of " + names.joined(separator: ", ")
    case .signsNobodyIn(let name): "\(name) is a folder, to which nobody signs in; run `redo sync`"
    case .nobodySignsIn: "this emulator takes everybody for its owner; run `redo sync`"
    }
  }

  /// 1 failed · 2 wrong use · 3 the remote failed.
  public var exitCode: Int32 {
    switch self {
    case .storage: 1
    case .remote: 3
    case .misnamed, .noProject, .clientIsMissing, .noClient, .noSecret, .noFirestore,
      .severalFirestores, .signsNobodyIn, .nobodySignsIn:
      2
    }
  }
}

extension CommandOutput {
  /// What a verb about remotes says of what it came to, or why it failed.
  init<Outcome>(
    _ result: Result<Outcome, RemoteFailure>, in style: OutputStyle,
    saying output: (Outcome) -> CommandOutput
  ) {
    switch result {
    case .failure(let failure):
      self = .failure(failure.message, exitCode: failure.exitCode, in: style)
    case .success(let outcome): self = output(outcome)
    }
  }
}
