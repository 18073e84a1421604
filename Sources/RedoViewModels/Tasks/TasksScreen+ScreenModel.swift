internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension TasksScreen: ScreenModel {
  var context: KeyContext { focus == .list ? .list : .detail }

  /// Keeps the list in its room, and writes the text of the selected task where it shows.
  mutating func refresh(_ world: ScreenWorld) {
    measure(world.room)
    let inside = Frame.inside(layout(in: world.room).detail)
    guard let selectedPlace, inside.columns > 2 else {
      detail.clear()
      return
    }
    let (projection, settings) = (world.projection, world.settings)
    let task = projection.tasks[selectedPlace]
    let text = TaskDetail(
      of: task, in: projection, at: world.dates, ranking: settings.ranking,
      columns: inside.columns - 2, device: settings.device, keys: settings.keys)
    detail.show(text, description: projection.description(of: task), height: inside.rows)
  }

  /// What is marked, else the selected task.
  var selectedTasks: [TaskID] {
    guard markedTargetCount == 0 else { return list.markedIDs }
    return (heldTask?.id ?? list.selectedID).map { [$0] } ?? []
  }

  var selectedPlaces: [Int] {
    guard markedTargetCount == 0 else { return list.markedPlaces }
    return selectedPlace.map { [$0] } ?? []
  }

  func selectedChange(in projection: Projection) -> NodeID? {
    guard focus == .detail, let node = detail.selectedNode, detail.selectedNodeRow != nil else {
      return nil
    }
    return projection.graph.nodes[node].id
  }

  /// Nothing of its own: what its commands ask for is told on other screens, too.
  func availability(of command: Command, keys: any KeyNames) -> Availability? { nil }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case _ where command.moves && focus == .detail:
      detail.move(command)
      return .stay
    case _ where command.moves: list.move(command)
    case .mark, .markRange, .markAll: list.mark(command)
    case .open: moveFocus(to: .detail)
    case .nextPane, .previousPane: moveFocus(to: focus.other, keepingWayBack: true)
    case .findNext: return find(forwards: true, in: world)
    case .findPrevious: return find(forwards: false, in: world)
    case .changeOrder: return changeOrder(in: world)
    default: return nil
    }
    refresh(world)
    return .stay
  }

  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    let isTask = press(at: point, in: world)
    guard opens else { return .stay }
    guard isTask else {
      return selectPart(at: point, in: world) ? .perform(.openPart) : .stay
    }
    moveFocus(to: .detail)
    refresh(world)
    return .stay
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    let layout = layout(in: world.room)
    if layout.detail.contains(point) {
      detail.scrollAway(by: rows)
    } else if layout.list.contains(point) {
      list.scroll(by: rows)
      refresh(world)
    }
  }
}
