internal import RedoIntents

/// `unarchive`: brings tasks back.
struct UnarchiveVerb: Verb {
  static let words = VerbWords(
    name: "unarchive", operands: "ID…", operandCount: 1...Int.max,
    operandKinds: [.archivedTask],
    summary: "Bring an archived task back", examples: ["unarchive 1a2b3c4d"])

  let needs = Needs.tasksToChange
  private let ids: [String]

  init(_ arguments: VerbArguments) {
    ids = arguments.operands
  }

  func respond(in world: World) throws(UsageError) -> Response {
    world.perform(.unarchive(try world.tasks(named: ids)))
  }
}
