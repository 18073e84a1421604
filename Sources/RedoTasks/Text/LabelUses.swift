public import RedoProtocol

/// The tags and people that tasks carry, case aside.
///
/// Those come first that most tasks carry, else they go by their letters. What says how a repeat goes
/// on is none.
public struct LabelUses: Sendable {
  /// Each label in use.
  public let all: [LabelUse]

  /// Counts the labels of a scope's tasks.
  /// - Parameters:
  ///   - scope: Which kinds of tasks count besides the active ones.
  ///   - projection: Where the tasks are.
  ///   - now: The moment that decides what is overdue; nil where nobody asks.
  ///   - workers: Who helps where there are many tasks.
  /// - Complexity: O(*n*) in the bytes of the titles.
  public init(
    in scope: TaskScope, of projection: Projection, at now: Instant? = nil,
    with workers: any Workers = OneWorker()
  ) {
    let tallies = workers.mapRanges(projection.tasks.count) { places in
      [Self.tally(of: places, in: scope, of: projection, at: now)]
    }
    var whole = LabelTally()
    for tally in tallies { whole.merge(tally) }
    all = whole.uses
  }

  /// The labels of a kind whose names start with some letters, case aside.
  public func labels(_ kind: TitleLabel.Kind, startingWith start: some StringProtocol) -> [LabelUse]
  {
    let start = start.lowercased()
    return all.filter { $0.label.kind == kind && $0.label.name.lowercased().hasPrefix(start) }
  }

  private static func tally(
    of places: Range<Int>, in scope: TaskScope, of projection: Projection, at now: Instant?
  ) -> LabelTally {
    var tally = LabelTally()
    for batch in places.titleBatches {
      let tasks = projection.tasks[batch].filter(scope.includes)
      projection.graph.bytes.withSpan { log in
        // While memory brings one title, the next ones can be asked for.
        let starts = tasks.map { $0.fields.title.map { log[$0.offset] } }
        for (task, start) in zip(tasks, starts) where start != endOfEmptyTitle {
          guard let title = task.fields.title else { continue }
          let isOverdue = now.map { now in
            projection.currentTodo(of: task).map { $0.deadline < now } ?? false
          }
          tally.add(title, of: task, in: log, isOverdue: isOverdue ?? false)
        }
      }
    }
    return tally
  }

  /// The quote that closes a title without a byte, which no other title begins with.
  private static let endOfEmptyTitle = UInt8(ascii: "\"")
}
