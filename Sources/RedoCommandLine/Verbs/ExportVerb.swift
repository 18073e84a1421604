internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// `export`: the tasks for other programs, or the changes themselves.
struct ExportVerb: Verb {
  private static let format = OptionWords(
    name: "format", value: "FORMAT", values: known, summary: known.joined(separator: ", "))
  /// What every verb that reads has, by its usual name.
  private static let json = OptionWords(name: OptionWords.json.name, summary: "As --format json")
  /// The formats that are written.
  private static let known = TaskFormat.allCases.map(\.rawValue)

  static let words = VerbWords(
    name: "export", operands: "[FILTER…]", operandCount: 0...Int.max,
    operandKinds: [.filter],
    summary: "Write tasks for other programs",
    details: [
      "jsonl, the default, is the changes themselves, and loses nothing: `redo import`",
      "takes it on any device. Unsigned changes are kept too, and counted on standard error: they",
      "are never synced. The other formats say what a task is now: all keep title, labels, dates",
      "and priority; todotxt leaves out points and description, and all but json the earlier times",
      "of a repeating task. Private and archived tasks are written too, and only json, csv and ics",
      "say that they are. To Taskwarrior an archived task is a deleted one with redoarchived, the",
      "repeat of a task without an open date is redorepeat, and a line of a description is an",
      "annotation: of the day that it begins with, else of when the task was made. `redo import`",
      "knows all of that again, and blank lines are left out. In todotxt and markdown a",
      "backslash before a word keeps it a word of the title, and the import takes it off again;",
      "in markdown one alone is a blank line that a description begins or ends with. todotxt says",
      "the time of day as time:09:00. In ics what repeats is due in local time, as its rule",
      "counts days there; `redo import` knows the moment in any zone. It is every task, or all",
      "for which a filter holds: done and archived ones too, which `list` leaves out. Archived",
      "ones are left out by '!is:archived', done ones by '!is:done'. It is written to standard",
      "output: a file's name goes behind >. `redo help list` tells of filters; a word is found by",
      "its letters in order, and double quotes ask for exact words: '\"pay rent\"'.",
    ],
    options: [format, json],
    examples: [
      "export > backup.jsonl", "export --format todotxt '#home' > todo.txt",
      "export --format ics > tasks.ics",
    ])

  let needs = Needs.tasks
  private let choice: ExportChoice
  /// Whether a filter finds what a list of it shows, and not whatever it holds for.
  private let isAsListed: Bool
  private let format: TaskFormat

  init(_ arguments: VerbArguments) throws(UsageError) {
    if let path = arguments.operands.first(where: Self.isPath) {
      throw .arguments(.exportsToFile(path))
    }
    let filter = arguments.operands.joined(separator: " ")
    choice = filter.isEmpty ? .everything : .found(filter)
    // What a filter does not name may not be missing from what is meant to be kept.
    isAsListed = false
    let named = try arguments.value(of: Self.format).map(TaskFormat.init(named:))
    format = named ?? (arguments.has(.json) ? .json : .jsonl)
    if arguments.has(.json), format != .json {
      throw .arguments(.onlyOneOf([Self.format.synopsis, "--json"], verb: Self.words.name))
    }
  }

  /// The verb for what was chosen on the screen: of a filter it is what the list shows.
  init(_ choice: ExportChoice, as format: TaskFormat) {
    (self.choice, self.format) = (choice, format)
    isAsListed = true
  }

  /// Whether an operand looks like the name of a file, as no filter does.
  private static func isPath(_ operand: String) -> Bool {
    guard !operand.utf8.contains(where: { "<>=:#@\"".utf8.contains($0) }) else { return false }
    return operand.utf8.contains(UInt8(ascii: "/")) || TaskFormat(ofFileAt: operand) != nil
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let places = try chosen(in: world)
    let contents = file(of: places, in: world)
    var output = Self.output(contents.bytes, in: world)
    output.isJSON = [.json, .jsonl, .taskwarrior].contains(format)
    if contents.unsignedCount > 0 {
      output.complain(
        "of the lines written " + UnsignedWords.sentence(contents.unsignedCount),
        in: world.output)
    }
    if case .found(let words) = choice {
      let isEmpty = places?.isEmpty == true
      if isEmpty {
        output.complain(
          "nothing matches “\(words)”, so the export is empty; `redo export` writes every task",
          in: world.output)
      }
      if let note = WordsLikeTerms(in: words, at: world.dates).note(hasFound: !isEmpty) {
        output.complain(note, in: world.output)
      }
    }
    return .output(output)
  }

  /// What was chosen, as a file.
  func file(in world: World) throws(UsageError) -> ExportedFile {
    file(of: try chosen(in: world), in: world)
  }

  private func file(of places: [Int]?, in world: World) -> ExportedFile {
    guard let writer = format.writer else { return Self.changes(of: places, in: world) }
    return ExportedFile(bytes: writer.write(pictures(of: places, in: world), in: world))
  }

  /// What goes to standard output.
  private static func output(_ bytes: [UInt8], in world: World) -> CommandOutput {
    // The changes too: JSON leaves some controls as they are, and what is signed may hold any.
    CommandOutput(
      standardOutput: world.output.isTerminal ? shown(bytes, world.output.measure) : bytes)
  }

  private func pictures(of places: [Int]?, in world: World) -> [TaskPicture] {
    (places ?? Array(world.tasks.tasks.indices)).map {
      TaskPicture(of: world.tasks.tasks[$0], in: world)
    }
  }

  /// A file's text as a terminal may show it; what goes elsewhere is the file as it is.
  private static func shown(_ bytes: [UInt8], _ measure: TextMeasure) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return Array(lines.map { measure.sanitized(String($0)) }.joined(separator: "\n").utf8)
  }

  /// The places of the tasks; nil where no choice was made among them.
  private func chosen(in world: World) throws(UsageError) -> [Int]? {
    switch choice {
    case .everything: return nil
    case .found(let words):
      let filter = TaskFilter(words, in: world.dates, scope: isAsListed ? .active : .all)
      if let problem = filter.problems.first { throw .unreadableFilter(problem) }
      return places(of: filter, in: world)
    case .marked(let ids):
      let tasks = world.tasks.tasks
      let places = Dictionary(zip(tasks.map(\.id), tasks.indices)) { first, _ in first }
      return ids.compactMap { places[$0] }
    }
  }

  private func places(of filter: TaskFilter, in world: World) -> [Int]? {
    // Changes stand in no order, and those of deleted tasks are in no list.
    guard isAsListed || !filter.isEmpty || format.writer != nil else { return nil }
    let projection = world.tasks
    return TaskListing(
      of: projection, scope: filter.scope, order: filter.order ?? .created,
      isGrouped: false,
      from: Vantage(world.dates, formula: world.formula),
      limit: .max
    ) { filter.quality(of: $0, in: projection) }.tasks
  }

  /// The lines of the log: all that are nodes, those of deleted tasks too; of the chosen tasks alone
  /// where a choice was made.
  ///
  /// Unsigned ones are a part of what is backed up, and counted.
  private static func changes(of places: [Int]?, in world: World) -> ExportedFile {
    let graph = world.tasks.graph
    let chosen = places.map { Set($0.map { world.tasks.tasks[$0].id }) }
    let copies = graph.signedCopies()
    var bytes: [UInt8] = []
    var bare = 0
    for index in graph.nodes.indices where !graph.isRepeated(index) {
      guard chosen?.contains(graph.taskID(of: index)) ?? true else { continue }
      let copy = copies[index] ?? index
      if !graph.isSigned(copy) { bare += 1 }
      bytes += Array(graph.bytes.string(graph.nodes[copy].line).utf8) + [0x0A]
    }
    return ExportedFile(bytes: bytes, unsignedCount: bare)
  }
}
