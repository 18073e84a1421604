/// `log`: what was changed, the latest first.
struct LogVerb: Verb {
  private static let limit = OptionWords(
    name: "limit", value: "N", summary: "The latest N alone; at a terminal 40")

  static let words = VerbWords(
    name: "log", operands: "[ID]", operandCount: 0...1,
    operandKinds: [.task], offered: .all,
    summary: "Show the changes, the latest first",
    details: [
      "Of one task they are a graph: branches that devices grew apart, and where they were joined.",
      "A change that counts no more, or not yet, says why. A task that was deleted has a log too.",
      "To another program a change is a line with tabs: its id, the moment, the action, whether it",
      "counts, the task's id, the author, the task's title, what was done.",
    ],
    options: [limit, .at, .json],
    examples: ["log", "log 1a2b3c4d", "log --limit 5 --json", "log --at 'yesterday 18:00'"])

  let needs = Needs.tasks
  private let id: String?
  private let limit: Int?
  private let time: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    id = arguments.operands.first
    limit = try arguments.number(of: Self.limit, in: 1...1_000_000_000).map(Int.init)
    time = arguments.value(of: .at)
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let past = try world.past(at: time)
    let task = try id.map { id throws(UsageError) in try past.changes(ofTaskNamed: id) }
    let isForPeople = world.output.isTerminal && !wantsJSON
    let pages = ChangeLines(
      of: task, limit: limit ?? (isForPeople ? 40 : .max), asDeeds: isForPeople, in: past)
    return .output(
      wantsJSON ? CommandOutput(json: pages.json) : CommandOutput(lines: pages.lines))
  }
}
