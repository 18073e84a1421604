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

  init(_ arguments: VerbArguments) throws(UsageError) {
    ids = arguments.operands[0]
    text = arguments.operands.dropFirst().joined(separator: " ")
    // What is piped in would be lost.
    guard text != "-" else { throw .arguments(.notesInput) }
  }

  func respond(in world: World) throws(UsageError) -> Response {
    try checkJoins(in: world)
    let tasks = try world.tasks(named: ids).map(\.id)
    do throws(FieldPhraseError) {
      return world.change(.edit(tasks, TaskEdit(note: try FieldPhrase.note(text))))
    } catch {
      throw .unreadableField(error)
    }
  }

  /// Throws where a blank behind the comma parted the ids: the second would be words of the note.
  private func checkJoins(in world: World) throws(UsageError) {
    guard ids.utf8.last == UInt8(ascii: ","),
      let word = text.split(whereSeparator: { $0 == " " || $0 == "," }).first,
      TaskLookup(world.tasks).isStart(String(word))
    else { return }
    throw .partedIDs(String(word))
  }
}
