internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// What an import would do, or did, as lines of text.
struct ImportPreview {
  private let reading: ImportReading
  private let format: TaskFormat
  private let world: World
  private let known: Set<TaskID>

  init(_ reading: ImportReading, format: TaskFormat, in world: World) {
    self.reading = reading
    self.format = format
    self.world = world
    known = Set(world.tasks.graph.tasks.map(\.taskID))
  }

  /// What would be made, for a screen to ask about.
  func offer(from path: String) -> ImportOffer {
    let new = newTasks
    let remarks =
      kept(beside: new, onScreen: true) + (new.isEmpty ? [] : losses) + reading.faults.lines
      + (reading.unreadable.map { [$0] } ?? [])
    return ImportOffer(
      path: path, content: .tasks(new), remarks: remarks.map(world.output.measure.sanitized))
  }

  /// How many tasks the table shows.
  private static let mostRows = 20

  /// What would be made and what would be lost.
  var output: CommandOutput {
    let new = newTasks
    let rows = rows(of: new)
    var lines: [String] = []
    if new.count > Self.mostRows { lines.append("… and \(new.count - Self.mostRows) more") }
    lines += ["\(Self.counted(new.count)) would be made from \(format.name)"] + rest(of: new)
    lines.append(Self.dryRunEnding(of: new.count))
    return output(lines, after: rows)
  }

  /// What was made and what was lost.
  func output(of results: [Result<IntentReport, IntentError>]) -> CommandOutput {
    switch results.first {
    case .success(let report):
      return output(
        ["\(Self.counted(report.tasks.count)) imported from \(format.name)"] + rest(of: newTasks))
    case .failure(.nothingToBring), nil:
      // Nothing went wrong: it is all there.
      return output(["0 tasks imported from \(format.name)"] + rest(of: newTasks))
    case .failure(let error): return CommandOutput(.intent(error), in: world.output)
    }
  }

  /// The tasks that the log does not name, each once.
  private var newTasks: [ImportedTask] {
    var seen = known
    return reading.tasks.map(\.imported).filter { seen.insert($0.id).inserted }
  }

  private func output(_ lines: [String], after rows: [String] = []) -> CommandOutput {
    if let reason = reading.unreadable { return .failure(reason, in: world.output) }
    var output = CommandOutput(lines: rows + lines.map(world.output.measure.sanitized))
    output.complain(reading.faults, in: world.output)
    if reading.tasks.isEmpty, !reading.faults.isEmpty { output.exitCode = 1 }
    return output
  }

  private func rows(of tasks: [ImportedTask]) -> [String] {
    tasks.prefix(Self.mostRows).map { task in
      let fields = [
        ShortIDs.text(of: task.id), state(of: task),
        "p\(task.fields.priority ?? 3)", task.line,
      ]
      guard world.output.isTerminal else {
        return fields.map(world.output.measure.sanitized).joined(separator: "\t")
      }
      let measure = world.output.measure
      let line = fields[0] + "  " + measure.padded(fields[1], to: 16) + "  " + fields[2] + "  "
      return line
        + measure.fitted(
          measure.sanitized(fields[3]), to: max(8, world.output.columns - measure.columns(line)))
    }
  }

  private func state(of task: ImportedTask) -> String {
    if task.isArchived { return "archived" }
    guard let last = task.occurrences.last else { return "draft" }
    return (last.completed == nil ? "due " : "done ")
      + ForeignDate.dayText(last.completed ?? last.deadline, in: world.dates)
  }

  /// What makes no new task: the log names it already, or named it before it was deleted, or the file
  /// names it more than once.
  private func kept(beside new: [ImportedTask], onScreen: Bool = false) -> [String] {
    KeptTasks(of: reading.tasks.map(\.imported), beside: new, in: world.tasks)
      .lines(onScreen: onScreen)
  }

  private func rest(of new: [ImportedTask]) -> [String] {
    kept(beside: new) + losses
      + (reading.faults.isEmpty ? [] : ["left out: what cannot be read (\(reading.faults.count))"])
  }

  /// What is lost but for that of tasks which the log names already: nothing of those is taken.
  private var losses: [String] {
    let losses = reading.losses { !known.contains(ForeignTask.id(of: $0.source)) }
    return losses.map { "lost: " + $0.line }
  }

  /// How what an import would do ends, where it would write so many tasks or changes.
  static func dryRunEnding(of count: Int) -> String {
    count == 0 ? "nothing to write" : "nothing was written; add --yes to import"
  }

  /// So many tasks, in words.
  static func counted(_ count: Int) -> String {
    Quantity.text(count, "task")
  }
}
