internal import RedoProtocol
internal import RedoTasks

/// Where one word is found in a log: asked once of each task, author and action, not of each change.
struct ChangeFinds {
  /// By place in the graph's tasks.
  private let tasks: [Bool]
  /// By place in the graph's authors.
  private let authors: [Bool]
  /// By the raw value of the action.
  private let actions: [Bool]

  init(of pattern: TextPattern, in projection: Projection, with workers: any Workers) {
    func has(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return pattern.firstPlace(in: bytes.span) != nil
    }
    let graph = projection.graph
    tasks = workers.mapRanges(graph.tasks.count) { Self.search(pattern, in: $0, of: projection) }
    authors = graph.authors.map { author in
      [author.name, author.deviceName, author.email, author.deviceID, author.userID]
        .contains { $0.map(has) ?? false }
    }
    actions = Action.allCases.map { has($0.words) || has($0.name.description) }
  }

  /// Whether the word is found in each of the titles of some tasks.
  private static func search(
    _ pattern: TextPattern, in places: Range<Int>, of projection: Projection
  ) -> [Bool] {
    projection.graph.bytes.withSpan { log in
      var found: [Bool] = []
      found.reserveCapacity(places.count)
      for batch in places.titleBatches {
        let titles = projection.lastTitles(of: batch)
        for (title, missing) in zip(titles, TaskTexts.missing(of: pattern, in: titles, log)) {
          found.append(
            title.map { TaskTexts.isInRow(pattern, $0, log, missing: missing) } ?? false)
        }
      }
      return found
    }
  }

  /// Whether the word is found in a change of a task.
  func has(_ node: Node, task: Int) -> Bool {
    tasks[task] || authors[Int(node.author)] || actions[Int(node.action.rawValue)]
  }
}
