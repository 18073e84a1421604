internal import RedoIntents
internal import RedoProtocol

/// `remote`: the places that this device syncs with.
struct RemoteVerb: Verb {
  private static let name = OptionWords(
    name: "name", value: "NAME", summary: "Call it so; without it, after its kind")
  private static let encrypt = OptionWords(
    name: "encrypt", summary: "Seal everything there under a passphrase")

  static let words = VerbWords(
    name: "remote", operands: "add|list|remove", operandCount: 1...3,
    summary: "Add, list or remove the places to sync with",
    details: [
      "add folder PATH, list, remove NAME. A folder is anything that carries files: Syncthing,",
      "Dropbox, a network disk, a stick, a git checkout. Add the same folder on each device, then",
      "run redo sync on each. With --encrypt the first device chooses a passphrase and the others",
      "are asked for it; a script names a file of mode 0600 that holds it in",
      "REDO_PASSPHRASE_FILE. To remove a remote forgets it here; what lies there stays, and so",
      "does every task.",
    ],
    options: [name, encrypt, .json],
    examples: [
      "remote add folder ~/Sync/redo", "remote add folder /media/stick/redo --encrypt",
      "remote list", "remote remove folder",
    ])

  let needs = Needs.nothing
  private let deed: RemoteDeed
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    wantsJSON = arguments.has(.json)
    let rest = Array(arguments.operands.dropFirst())
    switch arguments.operands[0] {
    case "add": deed = try Self.addition(rest, arguments)
    case "remove":
      guard let name = rest.first else { throw .missingOperand("NAME", verb: "remote remove") }
      guard rest.count == 1 else { throw .unexpectedOperand(rest[1], verb: "remote remove") }
      deed = .remove(name: name)
    case "list":
      if let extra = rest.first { throw .unexpectedOperand(extra, verb: "remote list") }
      deed = .list
    case let word:
      throw .unknownChoice(
        word, option: "what follows remote", known: ["add", "list", "remove"], nearest: nil)
    }
  }

  private static func addition(
    _ operands: [String], _ arguments: VerbArguments
  ) throws(UsageError) -> RemoteDeed {
    guard let kind = operands.first else { throw .missingOperand("folder", verb: "remote add") }
    guard kind == "folder" else {
      throw .unknownChoice(
        kind, option: "what follows remote add", known: ["folder"], nearest: nil)
    }
    guard operands.count == 2 else { throw .missingOperand("PATH", verb: "remote add folder") }
    return .addFolder(
      path: operands[1], name: arguments.value(of: name), isSealed: arguments.has(encrypt))
  }

  func respond(in world: World) -> Response {
    .remote(deed) { output(of: $0, in: world) }
  }

  private func output(
    of result: Result<[RemoteReport], RemoteFailure>, in world: World
  ) -> CommandOutput {
    switch result {
    case .failure(let failure):
      return .failure(failure.message, exitCode: failure.exitCode, in: world.output)
    case .success(let remotes):
      if wantsJSON { return CommandOutput(remotes: remotes) }
      return text(of: remotes, in: world)
    }
  }

  private func text(of remotes: [RemoteReport], in world: World) -> CommandOutput {
    switch deed {
    case .addFolder:
      return CommandOutput(
        lines: remotes.map {
          "added \($0.name): \(world.output.measure.sanitized($0.address)); redo sync starts it"
        })
    case .remove(let name):
      return CommandOutput(lines: ["removed \(name); what lies there was left as it is"])
    case .list:
      return CommandOutput(
        fields: remotes.map { OutputField($0.name, Self.line($0, in: world.dates)) },
        in: world.output)
    }
  }

  private static func line(_ remote: RemoteReport, in dates: DateContext) -> String {
    let when =
      remote.lastPull.map { "synced " + FriendlyDate(in: dates).age($0) } ?? "not synced yet"
    return "\(remote.address) · \(remote.isSealed ? "encrypted · " : "")\(when)"
  }
}
