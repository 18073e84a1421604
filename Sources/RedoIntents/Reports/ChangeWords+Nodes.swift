internal import RedoProtocol
internal import RedoTasks

/// One node told by itself.
extension ChangeWords {
  /// What a node says it did, some fields left out, whatever it was written with.
  func ownText(of index: Int, leaving left: Set<StateField> = []) -> Clause {
    let change = graph.nodes[index].change.leaving(left)
    switch change {
    case .create, .archive, .unarchive, .completeTodo, .delete: return Clause(change.action.words)
    case .update(let fields): return text(of: fields, at: index)
    case .createTodo(let todo): return text(ofDate: todo.deadline, at: index)
    case .snooze(let snooze): return text(of: snooze, at: index)
    case .merge:
      return projection.graph.chosenFields(of: index).isEmpty
        ? "joined what had gone apart" : "settled what had gone apart"
    }
  }

  private func text(of fields: LoggedFields, at index: Int) -> Clause {
    var fields = fields
    var wanted = fields.fieldsSet
    // Whether a title says how often the task comes back hangs on whether it does.
    if fields.title != nil { wanted.append(.frequencyDays) }
    if fields.frequencyDays != nil { wanted.append(.title) }
    var before = projection.fields(wanted, before: index)
    let isLong = [fields.description, before.description].contains {
      $0.map { $0.length > StepEdit.longestText } ?? false
    }
    let isDescribed = fields.description != nil
    if isLong || !isDescribed { (fields.description, before.description) = (nil, nil) }
    var after = before
    after.overlay(fields)
    var parts = EditedPart.parts(
      from: FieldValues(before, in: projection), to: FieldValues(after, in: projection))
    if isLong, isDescribed { parts.append(.description) }
    guard parts.isEmpty else { return EditedPart.words(of: parts) }
    return fields.frequencyDays == nil ? "changed nothing" : "started its repeat anew"
  }

  /// A first date is part of a task that is new, and the next one of a completion.
  private func text(ofDate deadline: Instant, at index: Int) -> Clause {
    let told = friendly.told(deadline)
    guard let parent = graph.onlyParent(of: index), graph.isOneIntent(parent, index) else {
      return "planned for \(told)"
    }
    return "\(graph.nodes[parent].action == .completeTodo ? "next due" : "due") \(told)"
  }

  private func text(of snooze: Snooze<LogText>, at index: Int) -> Clause {
    switch snooze.target {
    case .days(let days): return Clause("snoozed " + Quantity.text(days, "day"))
    case .until(let instant): return text(ofSnooze: snooze, to: instant, at: index)
    }
  }

  private func text(
    ofSnooze snooze: Snooze<LogText>, to instant: Instant, at index: Int
  ) -> Clause {
    let told = friendly.told(instant)
    if let parent = graph.onlyParent(of: index), graph.isOneIntent(parent, index),
      graph.nodes[parent].action == .update
    {
      return "moved to \(told)"
    }
    let before = projection.deadline(of: snooze.todoID, before: index)
    let move = DateMove(
      from: before, to: instant, on: dates.zone.date(of: graph.nodes[index].wall), dates.zone)
    return switch move {
    case .planned: "planned for \(told)"
    case .snoozed: "snoozed to \(told)"
    case .moved: "moved to \(told)"
    }
  }
}
