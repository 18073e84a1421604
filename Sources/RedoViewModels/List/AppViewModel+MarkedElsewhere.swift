internal import RedoProtocol
internal import RedoTasks

/// What others do to marked tasks: no key may act on the next occurrence of one without a word, nor on
/// the task under the cursor in place of marked ones.
extension AppViewModel {
  /// Takes the marks of the tasks away that others completed, and what is open about them; nil where
  /// they completed none.
  ///
  /// - Complexity: O(*n*) in the changes that came.
  mutating func unmarkCompleted(in new: Projection, since known: Projection?) -> UnmarkedTasks? {
    let lists = listsWithMarks(on: ScreenName.allCases)
    guard let known, !lists.isEmpty else { return nil }
    let (drawn, graph) = (Set(lists.flatMap(\.rangeIDs)), new.graph)
    let completions = graph.nodes.indices.dropFirst(known.graph.nodes.count).filter { index in
      guard graph.nodes[index].action == .completeTodo, !graph.isRepeated(index),
        graph.isSound(index)
      else { return false }
      let id = graph.taskID(of: index)
      return drawn.contains(id) || lists.contains { $0.marks.contains(id) }
    }
    let marked = Set(completions.map { graph.taskID(of: $0) })
    let done = marked.filter { DeedElsewhere.isOver($0, in: new, since: known) }
    let reasons = completions.filter { done.contains(graph.taskID(of: $0)) }
    guard let first = reasons.first,
      let deed = DeedElsewhere(
        to: graph.taskID(of: first), in: new, since: known, on: settings.device)
    else { return nil }
    endRanges(on: ScreenName.allCases)
    unmark(done)
    withdraw(done, namedIn: known)
    return UnmarkedTasks(
      ids: done, deed: deed, isOfOneAuthor: Set(reasons.map { graph.nodes[$0].author }).count == 1)
  }

  /// The marked tasks that are listed on the screen that shows, or in the list of tasks where it takes no
  /// marks; nil for none.
  var listedMarks: ListedMarks? {
    let screen = takesMarks(screen) ? screen : .tasks
    let ids = listsWithMarks(on: [screen]).flatMap(\.markedIDs)
    return ids.isEmpty ? nil : ListedMarks(ids: ids, screen: screen, filter: tasks.list.filterLine)
  }

  /// Leaves those out of the marks that were listed before the past showed, whose marks the user has
  /// taken away there.
  mutating func keepMarksBefore() {
    guard let marks = marksBefore else { return }
    let lists = listsWithMarks(on: [marks.screen])
    marksBefore?.ids.removeAll { id in !lists.contains { $0.marks.contains(id) } }
  }

  /// Tells of marked tasks that went below what lay over the screen, behind what the key came to that
  /// took it away; says whether it did.
  @discardableResult
  mutating func tellOfUntoldMarks() -> Bool {
    guard !untoldMarks.isEmpty, overlay == nil, triage == nil, travel == nil, begunKeys.isEmpty
    else { return false }
    for unmarked in untoldMarks {
      let news = Message(.neutral, unmarked.clause, tellsOfOthers: true)
      message = message?.followed(by: news) ?? news
    }
    untoldMarks = []
    return true
  }

  /// Takes the marks of the tasks away that others took out of what a screen lists, once it shows; nil
  /// where it lists one with a mark, or they did nothing, or another filter may have taken them out.
  ///
  /// - Complexity: O(*n*) in the number of tasks and in the changes that came.
  mutating func unmarkUnlisted(
    among marks: ListedMarks?, since known: Projection?
  ) -> UnmarkedTasks? {
    // Behind other screens the list of tasks is in step, and no column of the plan.
    guard let marks, let known, let projection, [.tasks, screen].contains(marks.screen),
      marks.screen != .tasks || marks.filter == tasks.list.filterLine,
      listsWithMarks(on: [marks.screen]).allSatisfy({ $0.markedCount == 0 })
    else { return nil }
    let graph = projection.graph
    let changed = Set(graph.nodes.indices.dropFirst(known.graph.nodes.count).map(graph.taskID))
    let gone = marks.ids.filter(changed.contains)
    let deeds = gone.prefix(Self.mostDeeds).compactMap { id in
      DeedElsewhere(to: id, in: projection, since: known, on: settings.device)
    }
    guard let first = deeds.first else { return nil }
    let isOne = deeds.count == gone.count && deeds.allSatisfy { $0.words == first.words }
    unmark(Set(gone))
    return UnmarkedTasks(ids: Set(gone), deed: first, isOfOneAuthor: isOne)
  }

  /// Of more marked tasks than these it is not looked up who did what to each.
  private static let mostDeeds = 16

  /// Takes tasks out of the line, the choice or the question about them, which goes where none is
  /// left; a line stays, since the letters that are still to come would be keys of the list.
  private mutating func withdraw(_ done: Set<TaskID>, namedIn known: Projection) {
    guard let covering, let targets = covering.targets, targets.ids.contains(where: done.contains)
    else { return }
    if let left = targets.without(done, in: known) {
      self.covering = covering.about(left)
    } else if case .prompt = covering {
      self.covering = covering.about(targets.over)
    } else {
      self.covering = nil
    }
  }
}
