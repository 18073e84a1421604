internal import RedoProtocol

/// `show`: one task with all it has.
struct ShowVerb: Verb {
  static let words = VerbWords(
    name: "show", operands: "ID", operandCount: 1...1, summary: "Show one task with all it has",
    options: [.at, .json],
    examples: ["show 1a2b3c4d", "show 1a2b --json", "show 1a2b --at '2 days ago'"])

  let needs = Needs.tasks
  private let id: String
  private let time: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    id = arguments.operands[0]
    time = arguments.value(of: .at)
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let world = try world.past(at: time)
    let picture = TaskPicture(of: try world.task(named: id), in: world)
    guard wantsJSON else {
      return .output(CommandOutput(fields: TaskPage(picture, in: world).fields, in: world.output))
    }
    var writer = CanonicalWriter()
    picture.write(to: &writer, in: world)
    return .output(CommandOutput(json: writer))
  }
}
