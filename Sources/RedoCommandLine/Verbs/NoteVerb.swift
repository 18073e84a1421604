internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// `note`: puts a line below the description of tasks.
struct NoteVerb: Verb {
  static let words = VerbWords(
    name: "note", aliases: ["annotate"], operands: "ID[,ID…] TEXT…", operandCount: 2...Int.max,
    operandKinds: [.task, .text], offered: .all,
    summary: Command.addNote.summary,
    details: [
      "The text is a line of its own below what the description says, behind today's date, as an",
      "import keeps what was noted elsewhere. Nothing in it is read: dates and tags stay words.",
      "`edit` with // puts other words in the place of all of it.",
    ],
    examples: ["note 1a2b3c4d 'called, no answer'"])

  let needs = Needs.tasksToChange
  private let ids: String
  private let text: String

  init(_ arguments: VerbArguments) {
    ids = arguments.operands[0]
    text = arguments.operands.dropFirst().joined(separator: " ")
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let tasks = try world.tasks(named: ids).map(\.id)
    do throws(FieldPhraseError) {
      return world.change(.edit(tasks, TaskEdit(note: try FieldPhrase.note(text))))
    } catch {
      throw .unreadableValue(error.message)
    }
  }
}
