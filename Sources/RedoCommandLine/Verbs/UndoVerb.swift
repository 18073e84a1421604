internal import RedoIntents
internal import RedoViewModels

/// `undo`: takes back what this device did last.
struct UndoVerb: Verb {
  static let words = VerbWords(
    name: "undo", operands: "[N]", operandCount: 0...1, summary: Command.undo.summary,
    details: [
      "With a number, up to so many steps, the latest first, each in a write of its own.",
      "An undo is a change like any other: other devices see it, and `again` takes it back.",
      "Fields that others changed since stay, and it says so; it goes on with other tasks.",
    ],
    examples: ["undo", "undo 3"])

  let needs = Needs.tasksToChange
  private let count: Int

  init(_ arguments: VerbArguments) throws(UsageError) {
    count = try arguments.stepCount()
  }

  func respond(in world: World) -> Response {
    .perform(Array(repeating: .undo, count: count)) { world.account(of: $0) }
  }
}
