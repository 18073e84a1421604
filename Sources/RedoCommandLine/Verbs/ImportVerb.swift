internal import RedoIntents
internal import RedoProtocol
internal import RedoViewModels

/// `import`: tasks of other programs, or changes of another device.
struct ImportVerb: Verb {
  private static let format = OptionWords(
    name: "format", value: "FORMAT", values: known, summary: known.joined(separator: ", "))
  /// The formats that are read.
  private static let readable = TaskFormat.allCases.filter { $0 != .json }
  private static let known = readable.map(\.rawValue)
  private static let yes = OptionWords(
    name: "yes", summary: "Write; without it, only say what would be")

  static let words = VerbWords(
    name: "import", operands: "FILE", operandCount: 1...1,
    summary: "Take over tasks of another program",
    details: [
      "Without --yes nothing is written: it says what would be made, and what would be lost or",
      "told otherwise. The file is never changed, - is standard input, and the format follows from",
      "the file's name where it is not given. Tasks have names that follow from the file, so",
      "importing it twice adds nothing: from an id where there is one, else from the words, in",
      "todotxt and markdown from the creation date too; a line that is just what a task here is",
      "exported as is that task. A task that is there already stays as it is, and where the file",
      "says otherwise, that is told. All is one write, and one `redo undo` takes it back. What was",
      "undone or deleted stays so: `redo again` right after brings it back, later U on the",
      "deletion, which 5 in the full screen shows. Of devices that sync, import on one alone, and",
      "then sync: where two import the same file before they do, the tasks that were made first",
      "count, and what the other device did with its own since is left out.",
      "A file is UTF-8 text, and one that is not is refused whole. Of what a task is given twice",
      "in it, such as two due dates, the first counts, and the other is kept as text.",
      "From Taskwarrior: task export > tasks.json. From todo.txt: todo.txt, then done.txt. From",
      "Todoist: the CSV file of each project, as a template or a backup has it. From TickTick: the",
      "CSV file of its backup. From Obsidian: a note with the signs of its Tasks plugin. Of a",
      "folder with a calendar for each to-do:",
      "cat tasks/*.ics | redo import --format ics -",
      "A table (csv) has a heading and commas, semicolons or tabs; of its columns are understood:",
      TableRow.columns.prefix(8).joined(separator: ", ") + ",",
      TableRow.columns.dropFirst(8).joined(separator: ", ") + "; also what Todoist and",
      "TickTick write.",
      "A change log (jsonl) in which a line begins with { is judged line by line, text or not, and",
      "what breaks a rule is left out. So is what waits for a change that is neither in it nor",
      "here: import it again once that is. A byte order mark at its start is passed over, though",
      "`redo verify` rejects it. Other devices signed the changes: no undo takes this import back.",
      "Unsigned ones are counted: nothing vouches for their author, and they are never synced.",
    ],
    options: [format, yes],
    examples: [
      "import tasks.json", "import --yes tasks.json", "import --yes --format todotxt done.txt",
      "import --yes backup.jsonl",
    ])

  private let path: String
  /// The format; nil where nothing tells it.
  private let format: TaskFormat?
  private let agreed: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    try arguments.checkFile()
    path = arguments.operands[0]
    agreed = arguments.has(Self.yes)
    let named = try arguments.value(of: Self.format).map { text throws(UsageError) in
      try TaskFormat(named: text, option: "--" + Self.format.name, among: Self.readable)
    }
    format = named ?? TaskFormat(ofFileAt: path)
    // Nobody is kept typing into standard input for nothing; of a file it is first told if it is there.
    guard format != nil || path != "-" else { throw Self.needsFormat("standard input has no name") }
  }

  private static func needsFormat(_ reason: String) -> UsageError {
    .arguments(
      .oneOf(
        ["\(format.synopsis), since \(reason); it is one of \(known.joined(separator: ", "))"],
        verb: "import"))
  }

  var needs: Needs {
    Needs(log: .replayed, file: path, writing: agreed)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    guard let format else { throw Self.needsFormat("the file's name tells no format") }
    let bytes = world.file ?? []
    guard let reading = format.reading(of: bytes, in: world) else {
      return NodeImport(bytes, in: world).response(agreed)
    }
    let preview = ImportPreview(reading, format: format, in: world)
    guard agreed else { return .output(preview.output) }
    return .perform([.bring(reading.tasks.map(\.imported))]) { preview.output(of: $0) }
  }
}
