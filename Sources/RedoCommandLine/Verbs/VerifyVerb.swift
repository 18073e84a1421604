internal import RedoProtocol

/// `verify`: checks every line of a log.
struct VerifyVerb: Verb {
  static let words = VerbWords(
    name: "verify", operands: "[FILE]", operandCount: 0...1,
    summary: "Check every line of the log, or of a file",
    details: [
      "Each line is rejected, with the rule that it breaks; pruned, with the ancestor at fault;",
      "held, with the parent that it waits for; or sound. Exit code 1 says that not all are sound.",
    ],
    options: [.json], examples: ["verify", "verify backup.jsonl --json"])

  private let path: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    path = arguments.operands.first
    wantsJSON = arguments.has(.json)
  }

  var needs: Needs {
    Needs(log: path.map { .judgedFile($0) } ?? .judged)
  }

  func respond(in world: World) -> Response {
    guard let report = world.verification else {
      preconditionFailure("the shell judges the log before verify responds")
    }
    var output =
      wantsJSON
      ? CommandOutput(json: report.json) : CommandOutput(lines: report.lines(in: world.output))
    output.exitCode = report.isClean ? 0 : 1
    return .output(output)
  }
}
