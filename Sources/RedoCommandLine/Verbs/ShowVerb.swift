internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// `show`: one task with all it has.
struct ShowVerb: Verb {
  static let words = VerbWords(
    name: "show", operands: "ID", operandCount: 1...1,
    operandKinds: [.task], offered: .all, summary: "Show one task with all it has",
    details: [
      "--json prints what list --json prints of a task, and of one that was created twice what",
      "came of it: leftOut, how many changes count no more, and changedHands, true where another",
      "key's creation counts. Each of them is absent where there is nothing to say.",
    ],
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
    let past = try world.past(at: time)
    let picture = TaskPicture(of: try task(in: past, of: world), in: past)
    guard wantsJSON else {
      return .output(CommandOutput(fields: TaskPage(picture, in: past).fields, in: past.output))
    }
    var writer = CanonicalWriter()
    picture.write(
      to: &writer, in: past, leavingOut: picture.leftOutCount(in: past),
      changedHands: !picture.handovers(in: past).isEmpty)
    return .output(CommandOutput(json: writer))
  }

  private func task(in past: World, of world: World) throws(UsageError) -> TaskState {
    do throws(UsageError) {
      return try past.task(named: id)
    } catch {
      guard time != nil, let id = world.shortID(ofAnyTaskNamed: id) else { throw error }
      switch error {
      case .noTask(.unknown), .goneTask: throw .goneTask(id, isOfPast: true)
      default: throw error
      }
    }
  }
}
