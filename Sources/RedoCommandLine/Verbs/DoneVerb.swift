internal import RedoIntents
internal import RedoViewModels

/// `done`: the tasks' open todos are done.
struct DoneVerb: Verb {
  static let words = VerbWords(
    name: "done", aliases: ["complete"], operands: "ID…", operandCount: 1...Int.max,
    operandKinds: [.task],
    summary: Command.complete.summary,
    details: [
      "Several tasks are completed in one write; those that are done already stay so.",
      "A repeating task that is done comes back at its next date, and `done` again is its next",
      "time. `redo undo` takes back the last one.",
    ],
    examples: ["done 1a2b3c4d", "done 1a2b 5e6f"])

  let needs = Needs.tasksToChange
  private let ids: [String]

  init(_ arguments: VerbArguments) {
    ids = arguments.operands
  }

  func respond(in world: World) throws(UsageError) -> Response {
    world.change(.complete(try world.tasks(named: ids)))
  }
}
