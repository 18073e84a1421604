public import RedoProtocol

/// The tags and people that tasks carry, case aside: those first that most tasks do, else by their
/// letters.
public struct LabelUses: Sendable {
  /// Each label in use.
  public let all: [LabelUse]

  /// Counts the labels of a scope's tasks.
  /// - Parameters:
  ///   - scope: Which kinds of tasks count besides the active ones.
  ///   - projection: Where the tasks are.
  ///   - now: The moment that decides what is overdue; nil where nobody asks.
  /// - Complexity: O(*n*) in the bytes of the titles.
  public init(in scope: TaskScope, of projection: Projection, at now: Instant? = nil) {
    var tally = LabelTally()
    for task in projection.tasks where scope.includes(task) {
      guard let title = task.fields.title else { continue }
      let isOverdue = now.map { now in
        projection.currentTodo(of: task).map { $0.deadline < now } ?? false
      }
      if title.isEscaped {
        let text = projection.string(title)
        tally.add(text.utf8.span, isOverdue: isOverdue ?? false)
      } else {
        projection.graph.bytes.withSpan {
          tally.add($0.extracting(title.range), isOverdue: isOverdue ?? false)
        }
      }
    }
    all = tally.uses
  }

  /// The labels of a kind whose names start with some letters, case aside.
  public func labels(_ kind: TitleLabel.Kind, startingWith start: some StringProtocol) -> [LabelUse]
  {
    let start = start.lowercased()
    return all.filter { $0.label.kind == kind && $0.label.name.lowercased().hasPrefix(start) }
  }
}
