internal import RedoIntents
internal import RedoProtocol

/// `merge`: makes branches that devices grew apart one.
struct MergeVerb: Verb {
  static let words = VerbWords(
    name: "merge", operands: "[ID…]", operandCount: 0...Int.max,
    summary: "Join what devices changed apart",
    details: [
      "Without an ID, every task that has several branches. Nothing that is shown changes, but that",
      "a todo which two devices completed repeats once; each line below a task says whose value was",
      "kept where they differed. The next change of a task merges it too; this one does it now.",
    ],
    examples: ["merge", "merge 1a2b3c4d"])

  let needs = Needs.tasksToChange
  private let ids: [String]

  init(_ arguments: VerbArguments) {
    ids = arguments.operands
  }

  func respond(in world: World) throws(UsageError) -> Response {
    world.perform(.merge(try world.tasks(named: ids))) { Self.output(of: $0, in: world) }
  }

  private static func output(of report: IntentReport, in world: World) -> CommandOutput {
    guard case .merged(let merges) = report.deed else { return CommandOutput() }
    let dates = FriendlyDate(in: world.dates)
    let lines = merges.flatMap { merge in
      ["Merged the \(merge.branchCount) branches of “\(merge.task.title)”"]
        + merge.details(in: dates).map { "  " + $0 }
    }
    return CommandOutput(lines: lines.map(world.output.measure.sanitized))
  }
}
