internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// `list`: tasks, filtered and in order.
struct ListVerb: Verb {
  private static let sort = OptionWords(
    name: "sort", value: "ORDER", values: orders, summary: orders.joined(separator: ", "))
  private static let orders = TaskOrder.allCases.map(\.rawValue)
  private static let limit = OptionWords(name: "limit", value: "N", summary: "The first N alone")
  private static let all = OptionWords(name: "all", summary: "Done and archived ones too")

  static let words = VerbWords(
    name: "list", aliases: ["ls"], operands: "[FILTER…]", operandCount: 0...Int.max,
    operandKinds: [.filter],
    summary: "List the tasks, by rank",
    details: [
      "A filter is words of the title or description, #tag, @person, p>=4, due<=7d, overdue and",
      "more, all of which must hold; of #home|#work one is enough; ! before a term turns it round.",
      "Quotes round the filter keep the shell from taking #, <, >, | and ! for itself. A word is",
      "found by its letters in order, rent in “repaint”; double quotes ask for exact words:",
      "'\"pay rent\"'.",
      "To another program a task is a line with tabs: id, group, deadline, priority, title, labels.",
      "In JSON title is what is shown, storedTitle what the log has, with the labels at its end.",
      "There frequencyDays is what the task's field says, and repeatDays after how many days it",
      "comes back, 30 for a month: null where #once ended that.",
    ],
    options: [sort, limit, all, .at, .json],
    examples: [
      "list", "list '#home p>=4' --sort due", "list overdue --limit 5", "list --all --json",
      "list '#home|#work'", "list --at 'last fri'",
    ])

  let needs = Needs.tasks
  private let filter: String
  private let order: TaskOrder?
  private let limit: Int
  private let showsAll: Bool
  private let time: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    filter = arguments.operands.joined(separator: " ")
    order = try arguments.value(of: Self.sort).map { word throws(UsageError) in
      try TaskOrder(named: word, option: "--" + Self.sort.name)
    }
    limit = try arguments.number(of: Self.limit, in: 1...1_000_000_000).map(Int.init) ?? .max
    showsAll = arguments.has(Self.all)
    time = arguments.value(of: .at)
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let world = try world.past(at: time)
    // Only the tasks that are shown have their texts read.
    let pictures = try listing(in: world).tasks.prefix(limit).map { place in
      TaskPicture(of: world.tasks.tasks[place], in: world)
    }
    var output =
      wantsJSON
      ? CommandOutput(tasks: pictures, in: world)
      : CommandOutput(lines: lines(of: pictures, in: world))
    let words = WordsLikeTerms(in: filter, at: world.dates)
    if let note = words.note(hasFound: !pictures.isEmpty) {
      output.complain(note, in: world.output)
    }
    return .output(output)
  }

  private func lines(of pictures: [TaskPicture], in world: World) -> [String] {
    let (style, palette) = (world.output, world.output.palette)
    guard pictures.isEmpty, style.isTerminal else { return TaskRows(pictures, in: world).lines }
    let words =
      if !filter.isEmpty { "nothing matches; `redo list` shows all that is to be done" } else {
        !world.tasks.tasks.isEmpty
          ? "nothing is to be done; --all shows the rest"
          : time == nil ? "no tasks to show; `redo add` adds one" : "no task was there by then"
      }
    return [palette.paint(words, palette.faint)]
  }

  private func listing(in world: World) throws(UsageError) -> TaskListing {
    let filter = TaskFilter(filter, in: world.dates, scope: showsAll ? .all : .active)
    if let problem = filter.problems.first { throw .unreadableFilter(problem) }
    let projection = world.tasks
    return TaskListing(
      of: projection, scope: filter.scope,
      order: order ?? filter.order ?? .rank, isGrouped: false,
      from: Vantage(world.dates, formula: world.formula),
      limit: limit
    ) { filter.isEmpty ? .exact : filter.quality(of: $0, in: projection) }
  }
}

extension CommandOutput {
  /// A success that prints an array with a task a line.
  init(tasks pictures: [TaskPicture], in world: World) {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (index, picture) in pictures.enumerated() {
      var writer = CanonicalWriter()
      picture.write(to: &writer, in: world)
      bytes += Array((index == 0 ? "\n" : ",\n").utf8) + writer.bytes
    }
    self.init(standardOutput: bytes + Array((pictures.isEmpty ? "]\n" : "\n]\n").utf8))
    isJSON = true
  }
}
