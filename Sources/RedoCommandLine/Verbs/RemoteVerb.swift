internal import RedoIntents

/// `remote`: the places that this device syncs with.
struct RemoteVerb: Verb {
  private static let name = OptionWords(
    name: "name", value: "NAME", summary: "Call it so; without it, after its kind")
  private static let encrypt = OptionWords(
    name: "encrypt", summary: "Seal everything there under a passphrase")
  private static let project = OptionWords(
    name: "project", value: "P", summary: "The Firebase project of a Firestore remote")
  private static let apiKey = OptionWords(
    name: "api-key", value: "K", summary: "Its key for web clients")
  private static let clientID = OptionWords(
    name: "client-id", value: "C", summary: "The OAuth client's id")
  private static let secretFile = OptionWords(
    name: "client-secret-file", value: "FILE",
    summary: "The OAuth client's secret or its JSON; - is standard input")
  private static let printSetup = OptionWords(
    name: "print-setup", summary: "Say what to do in Google's console, with rules and index")

  /// What may follow the verb.
  private enum Deed: String, CaseIterable {
    case add, list, remove
  }

  static let words = VerbWords(
    name: "remote", operands: Deed.allCases.map(\.rawValue).joined(separator: "|"),
    operandCount: 1...3,
    summary: "Add, list or remove the places to sync with",
    details: [
      "add folder PATH, add firestore, list, remove NAME. A folder is anything that carries",
      "files: Syncthing, Dropbox, a network disk, a stick, a git checkout. Add the same folder on",
      "each device, then run redo sync on each. With --encrypt the first device chooses a",
      "passphrase and the others are asked for it; a script names a file of mode 0600 that holds",
      "it in REDO_PASSPHRASE_FILE. To remove a remote forgets it here; what lies there stays, and",
      "so does every task. A Firestore remote is a Firebase project of your own: add firestore",
      "--print-setup says how to make one, then redo login signs in.",
    ],
    options: [name, encrypt, project, apiKey, clientID, secretFile, printSetup, .json],
    examples: [
      "remote add folder ~/Sync/redo", "remote add folder /media/stick/redo --encrypt",
      "remote add firestore --print-setup",
      "remote add firestore --project P --api-key K --client-id C --client-secret-file F",
      "remote list", "remote remove folder",
    ])

  let needs = Needs.nothing
  /// Nil where only the guide is asked for.
  private let deed: RemoteDeed?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    wantsJSON = arguments.has(.json)
    let rest = Array(arguments.operands.dropFirst())
    switch Deed(rawValue: arguments.operands[0]) {
    case .add: deed = try Self.addition(rest, arguments)
    case .remove:
      guard let name = rest.first else {
        throw .arguments(.missingOperand("NAME", verb: "remote remove"))
      }
      guard rest.count == 1 else {
        throw .arguments(.unexpectedOperand(rest[1], verb: "remote remove"))
      }
      try Self.refuse([Self.name, Self.encrypt] + Self.ofFirestore, of: "add", arguments)
      deed = .remove(name: name)
    case .list:
      if let extra = rest.first { throw .arguments(.unexpectedOperand(extra, verb: "remote list")) }
      try Self.refuse([Self.name, Self.encrypt] + Self.ofFirestore, of: "add", arguments)
      deed = .list
    case nil:
      throw .arguments(
        .unknownChoice(
          arguments.operands[0], option: "what follows remote",
          known: Deed.allCases.map(\.rawValue), nearest: nil))
    }
  }

  static func kind(ofOperandAfter given: [String]) -> OperandKind {
    switch given.map(Deed.init) {
    case []: .choice(Deed.allCases.map { Candidate($0.rawValue, "") })
    case [.add]: .choice(kinds.map { Candidate($0, "") })
    case [.remove]: .remote
    default: .other
    }
  }

  /// What may follow `add`.
  private static let kinds = RemoteKind.allCases.map(\.rawValue)
  private static let ofFirestore = [project, apiKey, clientID, secretFile, printSetup]

  /// Refuses options that are of another kind of remote than the one that is named.
  private static func refuse(
    _ options: [OptionWords], of kind: String, _ arguments: VerbArguments
  ) throws(UsageError) {
    guard let option = options.first(where: arguments.has) else { return }
    throw .arguments(.needsOption("--" + option.name, needed: kind, verb: words.name))
  }

  private static func addition(
    _ operands: [String], _ arguments: VerbArguments
  ) throws(UsageError) -> RemoteDeed? {
    guard let word = operands.first else {
      throw .arguments(.missingOperand(kinds.joined(separator: "|"), verb: "remote add"))
    }
    switch RemoteKind(rawValue: word) {
    case .folder:
      guard operands.count == 2 else {
        throw .arguments(.missingOperand("PATH", verb: "remote add folder"))
      }
      try refuse(ofFirestore, of: "add firestore", arguments)
      guard !operands[1].isEmpty else {
        throw .arguments(.emptyFolder)
      }
      return .addFolder(
        path: operands[1], name: arguments.value(of: name), isSealed: arguments.has(encrypt))
    case .firestore: return try firestore(Array(operands.dropFirst()), arguments)
    case nil:
      throw .arguments(
        .unknownChoice(word, option: "what follows remote add", known: kinds, nearest: nil))
    }
  }

  private static func firestore(
    _ operands: [String], _ arguments: VerbArguments
  ) throws(UsageError) -> RemoteDeed? {
    let verb = "remote add firestore"
    if let extra = operands.first { throw .arguments(.unexpectedOperand(extra, verb: verb)) }
    try refuse([encrypt], of: "add folder", arguments)
    if arguments.has(printSetup) {
      // The guide is a text to read, and no JSON of it would serve anyone.
      guard !arguments.has(.json) else {
        throw .arguments(.onlyOneOf(["--print-setup", "--json"], verb: verb))
      }
      return nil
    }
    guard let project = arguments.value(of: project) else {
      throw .arguments(.missingOperand(Self.project.synopsis, verb: verb))
    }
    return .addFirestore(
      FirestoreChoice(
        project: project, apiKey: arguments.value(of: apiKey),
        clientID: arguments.value(of: clientID), secretFile: arguments.value(of: secretFile),
        name: arguments.value(of: name)))
  }

  func respond(in world: World) -> Response {
    guard let deed else {
      return .output(CommandOutput(standardOutput: Array(world.firestoreGuide.utf8)))
    }
    return .remote(deed) { output(of: $0, in: world) }
  }

  private func output(
    of result: Result<[RemoteReport], RemoteFailure>, in world: World
  ) -> CommandOutput {
    CommandOutput(result, in: world.output) { remotes in
      wantsJSON ? CommandOutput(remotes: isRemoval ? [] : remotes) : text(of: remotes, in: world)
    }
  }

  private func text(of remotes: [RemoteReport], in world: World) -> CommandOutput {
    switch deed {
    case .addFolder:
      return CommandOutput(
        lines: remotes.map {
          "added \($0.name): \(world.output.measure.sanitized($0.address)); redo sync starts it"
        })
    case .addFirestore:
      return CommandOutput(
        lines: remotes.map {
          "added \($0.name): \(world.output.measure.sanitized($0.address)); "
            + ($0.isSignedOut ? "redo login signs in" : "redo sync starts it")
        })
    case .remove(let name):
      let rest = remotes.first?.unsent.map { "; " + $0 } ?? ""
      return CommandOutput(lines: ["removed \(name); what lies there was left as it is" + rest])
    case .list, nil:
      return CommandOutput(
        fields: remotes.map { OutputField($0.name, Self.line($0, in: world.dates)) },
        in: world.output)
    }
  }

  private var isRemoval: Bool {
    if case .remove = deed { true } else { false }
  }

  private static func line(_ remote: RemoteReport, in dates: DateContext) -> String {
    let when =
      remote.lastPull.map { "synced " + FriendlyDate(in: dates).age($0) } ?? "not synced yet"
    let who =
      remote.isSignedOut ? "signed out, redo login · " : remote.account.map { $0 + " · " } ?? ""
    let rest = [
      remote.waiting > 0 ? "\(remote.waiting) waiting" : nil, remote.aside,
      remote.damage.map { $0 + ": redo sync looks again" }, remote.failure,
    ].compactMap(\.self).map { " · " + $0 }.joined()
    return "\(remote.address) · \(remote.isSealed ? "encrypted · " : "")\(who)\(when)\(rest)"
  }
}
