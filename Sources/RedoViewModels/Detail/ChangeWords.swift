internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Changes as a history says them.
struct ChangeWords {
  private let projection: Projection
  private let friendly: FriendlyDate

  init(of projection: Projection, _ friendly: FriendlyDate) {
    self.projection = projection
    self.friendly = friendly
  }

  /// The change at an index of the log's graph, as a clause without a subject.
  func text(of index: Int) -> String {
    let node = projection.graph.nodes[index]
    // A task that is there has lost a branch and not itself.
    let taskID = projection.graph.taskID(of: index)
    if node.action == .delete, projection[taskID] != nil { return "ended a branch" }
    return projection.isIdle(index) ? "kept what there was" : text(node.change)
  }

  /// A change as a clause without a subject.
  func text(_ change: LoggedChange) -> String {
    switch change {
    case .create, .archive, .unarchive, .completeTodo: return change.action.words
    case .update(let fields): return "changed " + names(of: fields)
    case .createTodo(let todo): return "due " + friendly.told(todo.deadline)
    case .snooze(let snooze):
      switch snooze.target {
      case .days(let days): return days == 1 ? "snoozed 1 day" : "snoozed \(days) days"
      case .until(let instant): return "snoozed to " + friendly.told(instant)
      }
    case .delete: return Action.delete.words
    case .merge: return "joined what had gone apart"
    }
  }

  private func names(of fields: LoggedFields) -> String {
    var names: [String] = []
    if let title = fields.title {
      names.append("title to “\(TitleText(projection.string(title)).shown)”")
    }
    if fields.description != nil { names.append("description") }
    if let priority = fields.priority { names.append("priority to \(priority)") }
    if let points = fields.storyPoints { names.append("points to \(points)") }
    if let days = fields.frequencyDays { names.append("repeat to \(days)d") }
    if fields.privacy != nil { names.append("privacy") }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
