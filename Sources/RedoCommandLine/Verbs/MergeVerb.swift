internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// `merge`: makes branches that devices grew apart one.
struct MergeVerb: Verb {
  private static let ours = OptionWords(
    name: "ours", summary: "Where they disagree, take this device's values")
  private static let theirs = OptionWords(
    name: "theirs", summary: "Where they disagree, take the other device's values")
  private static let set = OptionWords(
    name: "set", value: "FIELD=VALUE",
    summary: "Give a field that is apart this value; as often as there are fields")

  static let words = VerbWords(
    name: "merge", operands: "[ID…]", operandCount: 0...Int.max,
    operandKinds: [.task], offered: .forked,
    summary: "Join what devices changed apart",
    details: [
      "Without an ID, every task that has several branches. Nothing that is shown changes, but that",
      "a todo which two devices completed repeats once; each line below a task says whose value was",
      "kept where they differed. The next change of a task merges it too; this one does it now.",
      "The options settle one task; a field that they leave is kept as it shows. FIELD is title,",
      "description, private, points, priority, repeat, archived or due; undo takes back what was",
      "settled.",
    ],
    options: [ours, theirs, set],
    examples: [
      "merge", "merge 1a2b3c4d", "merge 1a2b3c4d --ours",
      "merge 1a2b3c4d --theirs --set 'due=fri 14:30'",
    ])

  var needs: Needs { Needs(log: .replayed, identity: side != nil, writing: true) }
  private let ids: [String]
  private let side: MergeSide.Owner?
  private let settings: [String]

  init(_ arguments: VerbArguments) throws(UsageError) {
    ids = arguments.operands
    settings = arguments.values(of: Self.set)
    switch (arguments.has(Self.ours), arguments.has(Self.theirs)) {
    case (true, true):
      throw .arguments(
        .onlyOneOf([Self.ours.synopsis, Self.theirs.synopsis], verb: Self.words.name))
    case (true, false): side = .ours
    case (false, true): side = .theirs
    default: side = nil
    }
    if isSettling, ids.count != 1 {
      throw ids.isEmpty
        ? .arguments(.missingOperand("ID", verb: Self.words.name))
        : .arguments(.unexpectedOperand(ids[1], verb: Self.words.name))
    }
  }

  /// Whether values are chosen, for one task.
  private var isSettling: Bool { side != nil || !settings.isEmpty }

  func respond(in world: World) throws(UsageError) -> Response {
    if isSettling {
      let task = try world.task(named: ids[0])
      let choices = try choices(for: task, in: world)
      var others = Self.differences(of: task, besides: choices, in: world)
      var advice: [String] = []
      if keepsDate(of: task, telling: others, in: world) {
        others.removeAll { Self.isDeadline($0.field) }
        advice = [Self.dateStays(on: task)]
      }
      if let division = branches(of: task, in: world)?.division(of: task) {
        advice.insert(division, at: 0)
      }
      return world.perform(.settle(task.id, choices)) {
        Self.output(of: $0, choosing: choices, keeping: others, advising: advice, in: world)
      }
    }
    return world.perform(.merge(try world.tasks(named: ids))) { Self.output(of: $0, in: world) }
  }

  /// What the fields are to be: the values of the branch that was asked for, and over them those
  /// that were given one by one.
  private func choices(
    for task: TaskState, in world: World
  ) throws(UsageError) -> [StateField: VersionChoice] {
    var choices: [StateField: VersionChoice] = [:]
    let comparison = BranchComparison(ofHeads: task, in: world.tasks)
    if let side, comparison != nil {
      guard let branches = branches(of: task, in: world) else {
        throw .noBranch(option: (side == .ours ? Self.ours : Self.theirs).synopsis)
      }
      choices = branches.choices(in: world.tasks.graph)
    }
    var named: Set<StateField> = []
    var title = world.tasks.storedTitle(of: task)
    if case .text(let chosen)? = choices[.task(.title)]?.value { title = chosen }
    for setting in settingsInOrder {
      let reading = VersionReading(
        dates: world.dates, insteadOf: title, everyDays: Self.days(of: task, with: choices))
      let (field, value) = try Self.read(setting, for: task, reading, in: world)
      guard named.insert(field).inserted else {
        throw .unsettled(.repeated(field: field.name), option: "--" + Self.set.name)
      }
      // A MERGE says nothing of what no branch has changed.
      if let comparison, !comparison.rows.contains(where: { $0.field == field }) {
        throw Self.nothingApart(field, of: task)
      }
      choices[field] = VersionChoice(value)
    }
    return choices
  }

  /// What is set, the repeat first: words for the title leave what says how that one goes on.
  private var settingsInOrder: [String] {
    let start = StateField.task(.frequencyDays).name + "="
    return settings.filter { $0.hasPrefix(start) } + settings.filter { !$0.hasPrefix(start) }
  }

  /// The days of the repeat that a task has with what is chosen.
  private static func days(
    of task: TaskState, with choices: [StateField: VersionChoice]
  ) -> Int64? {
    guard case .number(let days)? = choices[.task(.frequencyDays)]?.value else {
      return task.frequencyDays
    }
    return days
  }

  /// The branches whose values are asked for; nil where there are none.
  private func branches(of task: TaskState, in world: World) -> MergeSide? {
    guard let side, let comparison = BranchComparison(ofHeads: task, in: world.tasks) else {
      return nil
    }
    return MergeSide(side, of: comparison, in: world)
  }

  /// Whether the branch whose values are asked for was left without a date, which no MERGE can give,
  /// and nothing else about a date is told.
  private func keepsDate(
    of task: TaskState, telling others: [TaskMerge.Difference], in world: World
  ) -> Bool {
    let graph = world.tasks.graph
    guard let branches = branches(of: task, in: world),
      graph.nodeIndices(at: task.nodes).contains(where: { graph.nodes[$0].action == .delete })
    else { return false }
    let tellsMore = others.contains {
      if case .todo(let part, _) = $0.field { part != .deadline } else { false }
    }
    return !tellsMore
      && branches.comparison.rows.contains {
        Self.isDeadline($0.field) && !branches.canTake($0)
      }
  }

  private static func isDeadline(_ field: StateField) -> Bool {
    if case .todo(.deadline, _) = field { true } else { false }
  }

  private static func dateStays(on task: TaskState) -> String {
    "  due: the date stays; `redo edit \(ShortIDs.text(of: task.id)) someday` takes it off"
  }

  /// Why a field is not settled that no branch has changed, with what changes it.
  private static func nothingApart(_ field: StateField, of task: TaskState) -> UsageError {
    let id = ShortIDs.text(of: task.id)
    guard field == .task(.privacy) else { return .nothingApart(field: field.name, id: id) }
    return .privacyIsTheSame(id: id)
  }

  /// What the branches left different besides the fields that are chosen.
  private static func differences(
    of task: TaskState, besides choices: [StateField: VersionChoice], in world: World
  ) -> [TaskMerge.Difference] {
    // A twin goes, and with it what it says of its todos.
    let hasTwins = !world.tasks.twinHeads(of: task).isEmpty
    let differences = HeadMerging(of: task, in: world.tasks)?.differences ?? []
    return differences.filter { difference in
      if hasTwins, case .todo = difference.field { return false }
      return choices[difference.field] == nil
    }.map { TaskMerge.Difference($0, in: world.tasks) }
  }

  /// The field and the value that `FIELD=VALUE` names.
  private static func read(
    _ text: String, for task: TaskState, _ reading: VersionReading, in world: World
  ) throws(UsageError) -> (StateField, ShownValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let due = world.tasks.currentTodo(of: task).map { [StateField.todo(.deadline, $0.id)] } ?? []
    let fields = TaskField.allCases.map { StateField.task($0) } + due
    guard parts.count == 2, let field = fields.first(where: { $0.name == parts[0] }) else {
      if parts.count == 2, parts[0] == "due" {
        throw .unsettled(
          .noDate(title: world.tasks.title(of: task).shown, id: ShortIDs.text(of: task.id)),
          option: "--" + set.name)
      }
      let known = fields.map(\.name)
      throw .arguments(
        .unknownChoice(
          text, option: set.synopsis, known: known,
          nearest: Nearest.word(to: String(parts[0]), among: known).map { $0 + "=…" }))
    }
    do throws(IntentFailure) {
      return (field, try reading.value(String(parts[1]), of: field))
    } catch {
      throw .unsettled(.unreadable(text, reason: error.message), option: "--" + set.name)
    }
  }

  /// What was chosen, and whose value was kept of the rest, below whose it is, with what is left to do.
  private static func output(
    of report: IntentReport, choosing choices: [StateField: VersionChoice],
    keeping others: [TaskMerge.Difference], advising advice: [String], in world: World
  ) -> CommandOutput {
    let dates = FriendlyDate(in: world.dates)
    let chosen = choices.map { "  \($0.name): \($0.words(for: $1.value, in: dates))" }
    let kept = others.map { "  " + $0.words(in: dates) }
    return CommandOutput(
      lines: ([report.words(in: dates)] + chosen.sorted() + kept + advice)
        .map(world.output.measure.sanitized))
  }

  private static func output(of report: IntentReport, in world: World) -> CommandOutput {
    guard case .merged(let merges) = report.deed else { return CommandOutput() }
    let dates = FriendlyDate(in: world.dates)
    let lines = merges.flatMap { merge in
      ["Merged the \(merge.branchCount) branches of “\(merge.task.title)”"]
        + merge.details(in: dates).map { "  " + $0 }
    }
    return CommandOutput(lines: lines.map(world.output.measure.sanitized))
  }
}
