internal import RedoIntents
internal import RedoProtocol

/// Marked tasks that others completed or took out of the list, and that are marked no more.
struct UnmarkedTasks {
  let ids: Set<TaskID>
  /// What was done to the first of them.
  let deed: DeedElsewhere
  /// Whether one and the same author did it, and nothing else, to all of them.
  let isOfOneAuthor: Bool

  /// The tasks of which ``clause`` says who did it.
  var named: Set<TaskID> { isOfOneAuthor ? ids : [] }

  /// What is to be told of them.
  var clause: Clause {
    guard ids.count > 1 else { return "\(deed.clause); it is marked no more" }
    let words = isOfOneAuthor ? deed.words : deed.plainWords
    return "\(quoting: deed.title) and \(ids.count - 1) more were \(words); they are marked no more"
  }
}
