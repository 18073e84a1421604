internal import RedoIntents

/// `archive`: puts tasks away.
struct ArchiveVerb: Verb {
  static let words = VerbWords(
    name: "archive", operands: "ID…", operandCount: 1...Int.max,
    operandKinds: [.task], offered: .unarchived, summary: "Put the task away",
    details: ["An archived task keeps all it has; `redo list is:archived` shows it."],
    examples: ["archive 1a2b3c4d"])

  let needs = Needs.tasksToChange
  private let ids: [String]

  init(_ arguments: VerbArguments) {
    ids = arguments.operands
  }

  func respond(in world: World) throws(UsageError) -> Response {
    world.perform(.archive(try world.tasks(named: ids)))
  }
}
