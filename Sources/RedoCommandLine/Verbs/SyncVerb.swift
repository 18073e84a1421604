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
      "The full screen does it by itself. Exit code 3 says that a remote could not be reached.",
      "--json prints {\"remotes\":[…]}, each with name, kind, address, sealed, account, signedOut;",
      "of this run sent, received, refused (code and count), incomplete, requests, bytesSent,",
      "bytesReceived, note and error; and as it stands now waiting, tooLarge (for the remote: they",
      "stay here), lastPush, lastPull, peers (other devices) and clockSkew (the remote's clock less",
      "this one, in ms).",
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

  private func output(of reports: [RemoteReport], in world: World) -> CommandOutput {
    guard !reports.isEmpty else {
      let hint = "no remote is set up; redo remote add folder PATH adds one"
      var output = CommandOutput.failure(hint, exitCode: 2, in: world.output)
      if wantsJSON { output.standardOutput = CommandOutput(remotes: []).standardOutput }
      return output
    }
    var output =
      wantsJSON
      ? CommandOutput(remotes: reports)
      : CommandOutput(
        fields: reports.filter { $0.failure == nil }.map { OutputField($0.name, $0.deed) },
        in: world.output)
    for report in reports {
      guard let failure = report.failure else { continue }
      output.complain("\(report.name): \(failure)", in: world.output)
      output.exitCode = 3
    }
    return output
  }
}
