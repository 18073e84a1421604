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

  init(of pattern: TextPattern, in projection: Projection) {
    func has(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return pattern.firstPlace(in: bytes.span) != nil
    }
    let graph = projection.graph
    tasks = graph.bytes.withSpan { log in
      graph.tasks.map { task in
        guard let title = projection.lastTitle(of: task) else { return false }
        return TaskTexts.isInRow(pattern, title, log)
      }
    }
    authors = graph.authors.map { author in
      [author.name, author.deviceName, author.email, author.deviceID, author.userID]
        .contains { $0.map(has) ?? false }
    }
    actions = Action.allCases.map { has($0.words) || has($0.name.description) }
  }

  /// Whether the word is found in a change of a task.
  func has(_ node: Node, task: Int) -> Bool {
    tasks[task] || authors[Int(node.author)] || actions[Int(node.action.rawValue)]
  }
}
