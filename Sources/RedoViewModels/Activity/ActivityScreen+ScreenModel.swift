internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension ActivityScreen: ScreenModel {
  var context: KeyContext { .activity }

  /// The selected change's task, where there still is one.
  var selectedTasks: [TaskID] {
    isSelectedGone ? [] : selectedTask.map { [$0] } ?? []
  }

  func selectedChange(in projection: Projection) -> NodeID? { selectedChange }

  mutating func refresh(_ world: ScreenWorld) {
    list(world)
  }

  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    switch command {
    case _ where command.moves, .filterByAuthor, .filterByTask, .filterByAction:
      // What narrows the list can be taken away even where it leaves nothing.
      count > 0 || isNarrowed && command.group == .past
        ? .available : .unavailable(because: emptyReason(keys))
    case .openChange, .travelHere, .copyIdentifier:
      count > 0 ? nil : .unavailable(because: emptyReason(keys))
    case _ where command.isAboutTasks:
      isSelectedGone && count > 0
        ? .unavailable(because: goneReason(keys))
        : count > 0 ? nil : .unavailable(because: emptyReason(keys))
    default: nil
    }
  }

  private func emptyReason(_ keys: any KeyNames) -> String {
    isNarrowed
      ? "no change matches; \(keys.name(of: .back, in: context)) "
        + (isPast ? "returns to now" : "shows all")
      : "nothing was changed yet"
  }

  private func goneReason(_ keys: any KeyNames) -> String {
    "the task is gone; \(keys.name(of: .openChange, in: context)) shows the change, "
      + "\(keys.name(of: .travelHere, in: context)) the time it was made"
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .moveDown: select((selectedOrdinal ?? 0) + 1, in: world)
    case .moveUp: select((selectedOrdinal ?? 0) - 1, in: world)
    case .moveToTop: select(0, in: world)
    case .moveToBottom: select(.max, in: world)
    case .pageDown: move(byPages: 1, in: world)
    case .pageUp: move(byPages: -1, in: world)
    case .open: return selectedTask.map { .open($0) }
    case .find: return .prompt(.findChanges)
    case .filterByTask: narrow(\.task, to: selectedTask, in: world)
    case .filterByAuthor: narrow(\.userID, to: selectedAuthor(in: world)?.userID, in: world)
    case .filterByAction: narrow(\.action, to: selectedNode(in: world)?.action, in: world)
    case .back where isNarrowed:
      (words, scope) = ("", ChangeListing.Scope())
      list(world)
    default: return nil
    }
    return .stay
  }

  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    let row = visibleRows.lowerBound + point.row - 1
    guard point.row > 0, visibleRows.contains(row), case .change(let ordinal) = line(at: row)
    else { return nil }
    // A second press at the place is to meet the same change.
    selectInPlace(ordinal, in: world)
    return opens && !isSelectedGone ? selectedTask.map { .open($0) } : .stay
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    scroll(by: rows, in: world)
  }

  /// Narrows the list to the selected value of something, or lets go of what it was narrowed to.
  private mutating func narrow<Value>(
    _ part: WritableKeyPath<ChangeListing.Scope, Value?>, to value: Value?, in world: ScreenWorld
  ) {
    scope[keyPath: part] = scope[keyPath: part] == nil ? value : nil
    list(world)
  }

  private func selectedNode(in world: ScreenWorld) -> Node? {
    selectedOrdinal.flatMap(node).map { world.projection.graph.nodes[$0] }
  }

  private func selectedAuthor(in world: ScreenWorld) -> Author? {
    selectedOrdinal.flatMap(node).map { world.projection.graph.author(of: $0) }
  }
}
