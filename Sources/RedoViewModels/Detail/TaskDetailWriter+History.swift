internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// How many changes are shown, the latest ones.
  private static let mostChanges = 300
  /// How many lanes are drawn; a task that went apart into more is shown with a sign.
  private static let mostLanes = 8
  /// How much room a change's words keep beside its age and its author.
  private static let leastWords = 12

  /// The task's changes as a graph, the latest first: what, whether it counts, when, by whom.
  mutating func writeHistory() {
    let graph = projection.graph
    let history = HistoryGraph(
      of: TaskNodes(taskID: task.id, range: task.nodes), in: graph, limit: Self.mostChanges,
      folding: true)
    addHeading("HISTORY", "\(history.nodeCount)")
    let authors = Set(graph.nodeIndices(at: task.nodes).map { graph.nodes[$0].author })
    let several =
      Set(authors.map { AuthorWords.short(graph.authors[Int($0)], to: device) }).count > 1
    let most = min(Self.mostLanes * 2 - 1, max(1, columns / 3))
    let width = min(most, history.rows.map(\.cells.count).max() ?? 1)
    for row in history.rows { add(row, lanes: width, namingAuthor: several) }
    let rest = history.nodeCount - Self.mostChanges
    if rest > 0 { add([DetailSpan("… and \(rest) before", .secondary)]) }
  }

  private mutating func add(_ row: HistoryGraph.Row, lanes width: Int, namingAuthor: Bool) {
    let standing = row.node.map { NodeStanding(ofDeedLedBy: $0, in: projection) }
    var spans = laneSpans(row, width, standing)
    if let node = row.node, let standing {
      spans.append(DetailSpan(" "))
      let clause = changeWords.deedClause(of: node)
      let author = projection.graph.author(of: node)
      let name = namingAuthor ? AuthorWords.short(author, to: device) : nil
      var behind = account(of: node, standing, by: name)
      let left = room(beside: spans + behind)
      if name != nil, TextWidth.columns(of: clause.text, atMost: left + 1) > left {
        // Of several lanes the device alone tells whose one is.
        let shorter =
          width > 1
          ? AuthorWords.device(author, to: device) : AuthorWords.brief(author, to: device)
        behind = account(of: node, standing, by: shorter)
      }
      let words = clause.fitted(columns: max(Self.leastWords, room(beside: spans + behind)))
      spans.append(DetailSpan(words, standing.isUsed ? .text : .secondary))
      spans += behind
    }
    add(DetailLine(spans, node: row.node).cut(to: columns))
  }

  /// The row's lines and its change's sign, always so many columns.
  private func laneSpans(
    _ row: HistoryGraph.Row, _ width: Int, _ standing: NodeStanding?
  ) -> [DetailSpan] {
    var spans: [DetailSpan] = []
    for column in 0..<width {
      let cell = row.cells.indices.contains(column) ? row.cells[column] : []
      let isCut = column == width - 1 && row.cells.count > width
      if let standing, cell.contains(.node) || isCut && !row.hasNode(before: width) {
        spans.append(DetailSpan(standing.sign, standing.role))
      } else {
        spans.append(DetailSpan(isCut ? .cut : cell, .borderFocus))
      }
    }
    return spans
  }

  /// The columns that some pieces of a row leave.
  private func room(beside spans: [DetailSpan]) -> Int {
    columns - spans.reduce(0) { $0 + $1.columns }
  }

  /// What stands behind a change's words: what it is worth, when it was made, and by whom where
  /// that is told.
  private func account(
    of index: Int, _ standing: NodeStanding, by author: String?
  ) -> [DetailSpan] {
    let node = projection.graph.nodes[index]
    var spans: [DetailSpan] = []
    if let note = standing.note { spans.append(DetailSpan(" · " + note.text, note.role)) }
    spans.append(DetailSpan(" · " + friendly.age(node.wall), .secondary))
    if let author {
      let role = AuthorWords.role(of: projection.graph.author(of: index), to: device)
      spans.append(DetailSpan(" · " + author, role))
    }
    return spans
  }
}

extension HistoryGraph.Row {
  /// Whether the change's sign is within the columns that are shown.
  fileprivate func hasNode(before end: Int) -> Bool {
    cells.prefix(end).contains { $0.contains(.node) }
  }
}
