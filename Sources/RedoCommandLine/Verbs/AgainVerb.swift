internal import RedoIntents
internal import RedoViewModels

/// `again`: does again what was undone.
struct AgainVerb: Verb {
  static let words = VerbWords(
    name: "again", operands: "[N]", operandCount: 0...1, summary: Command.redo.summary,
    details: ["With a number, up to so many steps, the one that was undone last first."],
    examples: ["again", "again 2"])

  let needs = Needs.tasksToChange
  private let count: Int

  init(_ arguments: VerbArguments) throws(UsageError) {
    count = try arguments.stepCount()
  }

  func respond(in world: World) -> Response {
    .perform(Array(repeating: .redo, count: count)) { world.account(of: $0) }
  }
}
