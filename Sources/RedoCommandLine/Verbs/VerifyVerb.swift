internal import RedoIntents
internal import RedoProtocol

/// `verify`: checks every line of a log, and moves broken ones aside when asked to.
struct VerifyVerb: Verb {
  private static let repair = OptionWords(
    name: "repair", summary: "Move broken lines of the log aside, after asking")
  private static let yes = OptionWords(name: "yes", summary: "With --repair: do not ask")

  static let words = VerbWords(
    name: "verify", operands: "[FILE]", operandCount: 0...1,
    summary: "Check every line of the log, or of a file",
    details: [
      "Each line is rejected, with the rule that it breaks; pruned, with the ancestor at fault;",
      "held, with the parent that it waits for; or sound. Exit code 1 says that not all are sound.",
      "A repair moves the lines that are no node, whatever may yet arrive, to quarantine.jsonl, and",
      "keeps the log as it was beside it. Pruned and held nodes stay: they may become sound.",
      "Of a task that was created twice, as by an import on two devices, the older creation counts;",
      "the rest is rejected and pruned for good; a line, superseded, says so.",
      "A log that is shorter than when it was last verified, or changed below that, is told too;",
      "a repair takes it as it is. In JSON that is oldPart: null, shortened or changed.",
      "FILE may be - for standard input.",
      Consent.help,
    ],
    options: [repair, yes, .json],
    examples: ["verify", "verify backup.jsonl --json", "verify --repair --yes"])

  private let path: String?
  private let repairs: Bool
  private let agreed: Bool
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    try arguments.checkFile()
    path = arguments.operands.first
    repairs = arguments.has(Self.repair)
    agreed = arguments.has(Self.yes)
    wantsJSON = arguments.has(.json)
    if agreed, !repairs {
      throw .arguments(
        .needsOption(
          "--" + Self.yes.name, needed: "--" + Self.repair.name, verb: Self.words.name))
    }
    // Another's file is not this program's to rewrite.
    if let path, repairs { throw .arguments(.unexpectedOperand(path, verb: "verify --repair")) }
  }

  var needs: Needs {
    Needs(log: path.map { .judgedFile($0) } ?? .judged, vouching: !repairs)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let report = world.collected(world.verification)
    guard repairs else {
      var output =
        wantsJSON
        ? CommandOutput(json: report.json) : CommandOutput(lines: report.lines(in: world.output))
      output.exitCode = report.isClean ? 0 : 1
      return .output(output)
    }
    return try repair(report, in: world)
  }

  private func repair(
    _ report: VerificationReport, in world: World
  ) throws(UsageError) -> Response {
    let count = report.brokenLineCount
    guard count > 0 || report.oldPart != nil else {
      let nothing = RepairReport(moved: [], quarantine: "", backup: "", rest: report)
      return .output(output(of: nothing, in: world))
    }
    let repair = Response.repair { .output(output(of: $0, in: world)) }
    if agreed { return repair }
    guard world.isInputTerminal else { throw .needsConsent(verb: "verify --repair") }
    let deed = count > 0 ? "moved" : "taken"
    return .ask(prompt: Self.question(about: report)) { answer in
      Consent.isGiven(by: answer)
        ? repair : .output(CommandOutput(.declined(deed: deed), in: world.output))
    }
  }

  /// Asks about all that a repair does: it takes the old part as it is wherever that has changed.
  private static func question(about report: VerificationReport) -> String {
    let count = report.brokenLineCount
    guard count > 0 else { return "Take the log as it is from now on? [y/N] " }
    let lines = Quantity.text(count, "broken line")
    let rest = report.oldPart == nil ? "" : ", and take the rest as it is from now on"
    return "Move \(lines) of the log aside\(rest)? [y/N] "
  }

  private func output(of report: RepairReport, in world: World) -> CommandOutput {
    var output =
      wantsJSON
      ? CommandOutput(json: report.json) : CommandOutput(lines: report.lines(in: world.output))
    output.exitCode = report.rest.isClean ? 0 : 1
    return output
  }
}
