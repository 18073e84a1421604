internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// What a row of the activity says about the change that has so many listed before it.
  public func activityRow(at ordinal: Int) -> ActivityRow? {
    guard let projection, let node = activity.node(at: ordinal),
      let task = activity.task(of: node, in: projection)
    else { return nil }
    return ActivityRow(
      of: node, task, in: projection, at: dates, ChangeFilter(activity.words),
      to: settings.device)
  }

  /// What the activity is narrowed to, a phrase for each part: the words, a task, an author, a kind.
  public var activityScope: [String] {
    guard let projection else { return [] }
    let scope = activity.scope
    let author = scope.userID.flatMap { id in
      projection.graph.authors.last { $0.userID == id }
        .map { AuthorWords.person($0, to: settings.device) }
    }
    return [
      activity.words.isEmpty ? nil : "/" + activity.words,
      scope.action.map { "\($0.words)" }, author.map { "by \($0)" },
      scope.task.map { "“\(TaskNames(of: projection).title(of: $0))”" },
    ].compactMap { $0 }
  }

  /// Narrows the activity to words.
  mutating func narrowActivity(to words: String) {
    activity.words = words
    refreshScreen()
  }
}
