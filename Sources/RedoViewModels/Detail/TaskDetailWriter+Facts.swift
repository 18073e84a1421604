internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// Priority, size, repeat and labels; then when the task is due, and what is unusual about it.
  mutating func writeFacts() {
    let facts = TaskFacts(of: task, in: projection, dates: dates)
    let spans = [
      DetailSpan(priority: task.priority),
      DetailSpan("  priority \(task.priority)", .text),
      DetailSpan("   " + facts.points, .secondary),
      DetailSpan("   " + facts.repetition, facts.rhythm == nil ? .secondary : .repeat),
    ]
    let labels =
      facts.tags.map { DetailSpan("#" + $0, .tag) }
      + facts.title.people.map { DetailSpan("@" + $0, .person) }
    // One label alone on a row would look like something else than the others.
    add(whole: [spans, Array(labels.map { [$0] }.joined(separator: [DetailSpan("  ")]))])
    writeDue(facts)
    if task.isArchived {
      let key = keys.name(of: .archive, in: .detail)
      add([DetailSpan("archived; \(key) brings it back", .warning)])
    }
    writeApart()
  }

  private mutating func writeDue(_ facts: TaskFacts) {
    if let deadline = facts.deadline {
      add([
        DetailSpan(
          facts.due, facts.isOverdue ? .overdue : task.isArchived ? .secondary : .due),
        DetailSpan(" · ", .faint),
        DetailSpan(
          facts.hasLapsed ? friendly.age(deadline) : friendly.distance(deadline),
          facts.isOverdue ? .overdue : .secondary),
      ])
    } else if task.isDraft {
      let key = keys.name(of: .snooze, in: .detail)
      add([DetailSpan("no date; \(key) gives it one", .secondary)])
    } else {
      let last = projection.todos[task.todos].compactMap(\.completed).max()
      add([DetailSpan("done" + (last.map { " " + friendly.age($0) } ?? ""), .success)])
    }
  }

  /// The rank with what it is made of.
  mutating func writeRank() {
    guard !task.isDone, !task.isArchived else { return }
    let rank = ranking.rank(
      of: task, deadline: projection.currentTodo(of: task)?.deadline, at: dates.now,
      in: dates.zone)
    addHeading("RANK", DecimalText.text(rank.value, places: 2))
    var factors: [[DetailSpan]] = []
    for (index, factor) in rank.factors.enumerated() {
      let number = DecimalText.text(factor.value, places: index == 0 ? 0 : 2)
      // A factor of one says nothing.
      guard index == 0 || number != "1.00" else { continue }
      factors.append(
        (index > 0 ? [DetailSpan("× ", .secondary)] : [])
          + [DetailSpan(number, .neon), DetailSpan(" " + factor.name, .secondary)])
    }
    add(whole: factors)
  }
}
