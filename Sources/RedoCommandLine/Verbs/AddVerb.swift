internal import RedoIntents
internal import RedoViewModels

/// `add`: new tasks from quick-add lines.
struct AddVerb: Verb {
  static let words = VerbWords(
    name: "add", operands: "TEXT…", operandCount: 1...Int.max,
    operandKinds: [.text],
    summary: Command.quickAdd.summary,
    details: [
      "Prints the new task's short id, and on a terminal how the line was understood.",
      "The words are joined by spaces and read as one line:",
      "date words, p1 to p5, every 2 weeks, ~3 points, #tag, @person, // description.",
      "A backslash before a word keeps it as it is; so do quotes around words. The title is",
      #"without them; another backslash before them keeps them: \\d+ makes \d+, \"so" makes "so"."#,
      "What other programs understand, such as due:fri and +home, stays in the title and is told",
      "on standard error.",
      "With - in place of the text, each line of standard input is a task, all in one write.",
      "Quotes round the text keep the shell from taking # and others for itself.",
    ],
    examples: [
      "add 'Pay rent tomorrow 9am p5 every month ~2 #home // the new account'",
      "add Water the plants every 3 days",
      "add - < tasks.txt",
    ])

  /// What to add; nil where it stands on standard input.
  private let line: String?

  init(_ arguments: VerbArguments) {
    line = arguments.operands == ["-"] ? nil : arguments.operands.joined(separator: " ")
  }

  var needs: Needs {
    Needs(standardInput: line == nil, writing: true)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let lines = try lines(in: world)
    var kept = KeptWords()
    for line in lines { kept.take(from: line.reading) }
    // Lines of standard input meet no shell.
    let note = line == nil ? kept.note : kept.note(typed: ShellWord.advice)
    return world.perform(.add(lines.map(\.draft))) { report in
      var output = CommandOutput(
        lines: zip(report.tasks, lines).map { task, line in
          let id = ShortIDs.text(of: task.id)
          guard world.output.isTerminal else { return id }
          let title = world.output.measure.sanitized(task.title)
          let words = LineWords(
            of: line.reading, defaults: world.settings.preferences.defaults, in: world.dates)
          return world.output.palette.paint(id, world.output.palette.accent) + "  " + title
            + words.text(in: world.output)
        })
      if let note { output.complain(note, in: world.output) }
      return output
    }
  }

  /// A line and the task that it makes.
  private typealias Line = (reading: QuickAdd, draft: TaskDraft)

  private func lines(in world: World) throws(UsageError) -> [Line] {
    if let line { return [try Self.read(line, in: world)] }
    var lines: [Line] = []
    for (number, text) in try InputLines.lines(of: world.standardInput ?? []) {
      lines.append(try Self.read(text, number: number, in: world))
    }
    guard !lines.isEmpty else { throw .emptyInput }
    return lines
  }

  private static func read(
    _ line: String, number: Int? = nil, in world: World
  ) throws(UsageError) -> Line {
    let reading = QuickAdd(line, in: world.dates)
    let draft: TaskDraft
    do throws(QuickAddError) {
      draft = try reading.titledDraft()
    } catch {
      throw .noTitle(error, line: number)
    }
    guard draft.fitsChange(with: world.settings.preferences.defaults) else {
      throw .tooLong(line: number)
    }
    return (reading, draft)
  }
}
