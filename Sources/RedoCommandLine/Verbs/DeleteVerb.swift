internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// `delete`: deletes tasks, after asking.
struct DeleteVerb: Verb {
  private static let yes = OptionWords(name: "yes", summary: "Do not ask")

  static let words = VerbWords(
    name: "delete", aliases: ["rm"], operands: "ID…", operandCount: 1...Int.max,
    operandKinds: [.task], offered: .all,
    summary: Command.delete.summary,
    details: [
      Consent.help,
      "`redo undo` brings the tasks back.",
    ],
    options: [yes], examples: ["delete 1a2b3c4d", "delete --yes 1a2b 5e6f"])

  let needs = Needs.tasksToChange
  private let ids: [String]
  private let agreed: Bool

  init(_ arguments: VerbArguments) {
    ids = arguments.operands
    agreed = arguments.has(Self.yes)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let tasks = try world.tasks(named: ids)
    let deletion = world.perform(.delete(tasks))
    if agreed { return deletion }
    guard world.isInputTerminal else { throw .needsConsent(verb: Self.words.name) }
    return .ask(prompt: Self.prompt(tasks, in: world)) { answer in
      Consent.isGiven(by: answer)
        ? deletion : .output(CommandOutput(.declined(deed: "deleted"), in: world.output))
    }
  }

  private static func prompt(_ ids: [TaskID], in world: World) -> String {
    let title = ids.count == 1 ? world.tasks[ids[0]].map { world.tasks.title(of: $0).shown } : nil
    let what = title.map { "“\($0)”" } ?? "\(ids.count) tasks"
    return world.output.measure.sanitized("Delete \(what)? [y/N] ")
  }
}
