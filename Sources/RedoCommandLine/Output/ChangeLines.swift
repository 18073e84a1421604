internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// Changes of the log as text, the latest first: those of one task as a graph, or all.
///
/// People are told of deeds, scripts of every change.
struct ChangeLines {
  /// A row: a change with its task, or lines of the graph alone.
  struct Row {
    let change: Int?
    let cells: [LaneCell]
  }

  let rows: [Row]
  let world: World
  private let restCount: Int
  private let isTellingDeeds: Bool
  private let places: [Int32]
  private let words: ChangeWords

  /// Takes the latest changes of a task, or of all, each by itself or as deeds.
  /// - Complexity: O(*n* log *n*) in the changes of the task, O(*n*) in those of the log; where the lines
  ///   are drawn, besides as ``HistoryGraph`` says.
  init(of task: TaskNodes?, limit: Int, asDeeds isTellingDeeds: Bool, in world: World) {
    let graph = world.tasks.graph
    self.world = world
    self.isTellingDeeds = isTellingDeeds
    places = graph.taskPlaces()
    words = ChangeWords(of: world.tasks, world.dates)
    if let task {
      // No script sees the lines, which of thousands of branches take more than all the rest.
      let history = HistoryGraph(
        of: task, in: graph, limit: limit, folding: isTellingDeeds,
        columns: isTellingDeeds ? max(1, world.output.columns / 3) : 0)
      rows = history.rows.map { Row(change: $0.node, cells: $0.cells) }
      restCount = max(0, history.nodeCount - limit)
    } else {
      let listing = ChangeListing(of: graph)
      let known = isTellingDeeds ? listing.nodes : listing.changes
      rows = known.prefix(limit).map { Row(change: Int($0), cells: [.node]) }
      restCount = max(0, known.count - limit)
    }
  }

  /// What a change is told as.
  func account(of change: Int) -> ChangeAccount {
    ChangeAccount(
      of: change, task: world.tasks.graph.tasks[Int(places[change])], in: world.tasks,
      at: world.dates, asDeed: isTellingDeeds, in: words)
  }

  /// The lines as the output's style wants them.
  var lines: [String] {
    world.output.isTerminal ? drawn : rows.compactMap(\.change).map(tabSeparated)
  }

  private func tabSeparated(_ change: Int) -> String {
    let node = world.tasks.graph.nodes[change]
    let account = account(of: change)
    let sanitized = world.output.measure.sanitized
    return [
      node.id.description, node.wall.wallText, node.action.name.description,
      sanitized(account.code ?? "counts"),
      world.tasks.graph.taskID(of: change).description, sanitized(account.author),
      sanitized(account.title), sanitized(account.deed),
    ].joined(separator: "\t")
  }

  private var drawn: [String] {
    let lanes = rows.map(\.cells.count).max() ?? 0
    let palette = world.output.palette
    guard !rows.isEmpty else {
      return [palette.paint("no changes to show; `redo add` makes the first", palette.faint)]
    }
    let last =
      restCount > 0
      ? [palette.paint("… and \(restCount) before; --limit shows more", palette.faint)] : []
    return rows.map { drawn($0, lanes) } + last
  }

  private func drawn(_ row: Row, _ lanes: Int) -> String {
    let (measure, palette) = (world.output.measure, world.output.palette)
    let account = row.change.map(account)
    let graph = LaneText.text(of: row.cells, sign: account?.sign, columns: lanes)
    guard let account, let change = row.change else {
      return palette.paint(graph, palette.accent).withoutTrailingSpaces
    }
    let id = ShortIDs.text(of: world.tasks.graph.taskID(of: change))
    let rest = [account.age, account.author, account.note].compactMap { $0 }
      .joined(separator: " · ")
    let room = max(8, world.output.columns - lanes - 11)
    let words = measure.sanitized("\(account.title): \(account.deed)")
    let shown = measure.fitted(words, to: max(8, room * 2 / 3))
    let left = room - measure.columns(shown) - 2
    let tail = left > 3 ? "  " + measure.fitted(measure.sanitized(rest), to: left) : ""
    return palette.paint(graph, account.isUsed ? palette.accent : palette.faint) + " "
      + palette.paint(id, palette.faint) + "  " + shown + palette.paint(tail, palette.faint)
  }
}

extension ChangeLines {
  /// An array of objects, keys in canonical order.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginArray()
    for change in rows.compactMap(\.change) { write(change, to: &writer) }
    writer.endArray()
    return writer
  }

  private func write(_ change: Int, to writer: inout CanonicalWriter) {
    let graph = world.tasks.graph
    let (node, account, author) = (
      graph.nodes[change], account(of: change), graph.author(of: change)
    )
    writer.beginObject()
    writer.member("action", node.action.name.description)
    writer.member("author", account.author)
    writer.member("counts", account.code == nil)
    writer.member("deed", account.deed)
    writer.member("deviceId", author.deviceID)
    writer.member("id", node.id.description)
    writer.member("lamport", node.lamport)
    writer.member("note", account.code)
    writer.member("parents", graph.parentIDs(of: change).map(\.description))
    writer.member("taskId", graph.taskID(of: change).description)
    writer.member("time", node.wall)
    writer.member("title", account.title)
    writer.member("userId", author.userID)
    writer.endObject()
  }
}
