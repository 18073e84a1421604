internal import RedoViewModels

/// `sync`: exchanges changes with every remote.
struct SyncVerb: Verb {
  private static let watch = OptionWords(
    name: "watch", summary: "Go on after each change, and each minute")

  static let words = VerbWords(
    name: "sync", summary: Command.sync.summary,
    details: [
      "Sends what a remote lacks and takes what came there; all that comes is checked as if it",
      "came from an enemy. It can be cut off and repeated at any time: nothing is lost or doubled.",
      "The full screen does it by itself. Exit code 3 says that a remote could not be reached or",
      "refused, 1 that something is to be mended here.",
      "Behind the remotes it names the tasks that what came left changed in two places apart,",
      "brought back though they had been deleted, kept though they were deleted elsewhere, or",
      "without what this device changed, since another one had created them before; and those",
      "that changed hands, or that a key changed or deleted which never changed another's here,",
      "a new device of your own among them, of which that is said once.",
      "--json prints {\"apart\":[…],\"back\":[…],\"changedByStranger\":[…],\"changedHands\":[…],",
      "\"deletedByStranger\":[…],\"kept\":[…],\"leftOut\":[…],\"remotes\":[…]}: the ids of those",
      "tasks, and the remotes, each with name, kind, address, sealed, account, signedOut; of this",
      "run sent, received, refused (code and count), requests, bytesSent, bytesReceived, note and",
      "error; and as it stands now waiting, tooLarge (for the remote: they stay here), incomplete",
      "(what is not whole there), lastPush, lastPull, peers (other devices) and clockSkew (the",
      "remote's clock less this one, in ms).",
    ],
    options: [watch, .json],
    examples: ["sync", "sync --json", "sync --watch"])

  let needs = Needs.nothing
  private let isWatching: Bool
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    isWatching = arguments.has(Self.watch)
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    .sync(isWatching: isWatching) { output(of: $0, in: world) }
  }

  private func output(of report: SyncReport, in world: World) -> CommandOutput {
    guard !report.remotes.isEmpty else {
      let hint = "no remote is set up; redo remote add folder PATH adds one"
      var output = CommandOutput.failure(hint, exitCode: 2, in: world.output)
      if wantsJSON { output.standardOutput = CommandOutput(report).standardOutput }
      return output
    }
    var output = wantsJSON ? CommandOutput(report) : words(of: report, in: world)
    for remote in report.remotes {
      guard let failure = remote.failure else { continue }
      output.complain("\(remote.name): \(failure)", in: world.output)
      output.exitCode = 3
    }
    if let failure = report.failure { output.complain(failure, in: world.output) }
    // A remote may be well again by itself, what is wrong here is not.
    if report.failure != nil || report.remotes.contains(where: \.failsHere) { output.exitCode = 1 }
    return output
  }

  private func words(of report: SyncReport, in world: World) -> CommandOutput {
    var output = CommandOutput(
      fields: report.remotes.filter { $0.failure == nil }.map { OutputField($0.name, $0.deed) },
      in: world.output)
    let lines = (report.arrivals?.lines ?? []).map(world.output.measure.sanitized)
    output.standardOutput += CommandOutput(lines: lines).standardOutput
    return output
  }
}
