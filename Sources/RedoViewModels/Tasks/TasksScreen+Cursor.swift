internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Where the cursor of the list is led, and what the pane of its task stays on.
extension TasksScreen {
  /// The task that its pane stays on; nil where it shows the one that is selected in the list.
  var heldTask: CursorAnchors.Held? {
    guard let held = cursor.held, focus == .detail, held.beside == list.selectedID else {
      return nil
    }
    return held
  }

  /// Lets the pane of a task stay on it, whatever becomes of it in the list.
  mutating func holdOpenTask() {
    guard focus == .detail, heldTask == nil, let place = list.selectedPlace,
      let id = list.selectedID
    else { return }
    cursor.held = CursorAnchors.Held(id: id, place: place, beside: id)
  }

  /// Looks a task that is held up in another projection; it is so no more where the list has it.
  mutating func keepHeld(_ id: TaskID, in projection: Projection) {
    guard !list.select(id), let place = projection.tasks.firstIndex(where: { $0.id == id })
    else { return }
    cursor.held = CursorAnchors.Held(id: id, place: place, beside: list.selectedID)
  }

  /// The task that the cursor was led to, whether the moment lists it or not.
  var ledTask: TaskID? {
    cursor.strayed.flatMap { $0.standIn == list.selectedID ? $0.id : nil } ?? list.selectedID
  }

  /// Leads the cursor to a task where that is listed.
  mutating func leadCursor(to id: TaskID?, in world: ScreenWorld) {
    guard let id, id != list.selectedID else { return }
    if list.select(id) { refresh(world) }
  }

  /// Takes note of where the cursor was led before a step in time; nil where no step leads back there.
  mutating func noteStraying(from led: TaskID?) {
    cursor.strayed = led.flatMap { id in
      list.selectedID == id ? nil : CursorAnchors.Strayed(id: id, standIn: list.selectedID)
    }
  }

  /// Takes note of where the cursor stands, which tasks that are added will lead away.
  mutating func noteAddition(of tasks: [TaskID]) {
    if let first = tasks.first { cursor.beforeAddition[first] = list.selectedID }
  }

  /// The task that the cursor stood on before what was added, which an undo takes from under it; nil
  /// where it does not.
  func cursorBeforeAddition(undoneBy report: IntentReport) -> TaskID? {
    guard case .undone(let undone, _) = report.deed, undone.deed == .added,
      report.tasks.contains(where: { $0.id == list.selectedID })
    else { return nil }
    return report.tasks.lazy.compactMap { cursor.beforeAddition[$0.id] }.first
  }
}
