internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// What the rows of the activity say; nil while there is no log.
  public var activityRows: ActivityRows? {
    projection.map { ActivityRows(of: activity, in: $0, at: dates, to: settings.device) }
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
