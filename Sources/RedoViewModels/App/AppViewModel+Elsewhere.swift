internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What others do to the task under the cursor: no key may act on another one without a word.
extension AppViewModel {
  /// The task that keys act on where none is marked; nil where the screen lists no tasks, and in the
  /// activity, where the cursor is on a change.
  private var taskAtCursor: TaskID? {
    if let triage { return triage.current }
    return switch screen {
    case .tasks: selectedTask?.id
    case .calendar: calendar.moving?.id ?? calendar.selectedTasks.first
    case .plan: plan.list.selectedID
    case .activity, .analytics, .settings: nil
    }
  }

  /// What a task is called by now, whatever it was when something about it was opened; that where it
  /// is gone.
  func presentTitle(of task: TaskReference) -> String {
    projection.flatMap { projection in
      projection[task.id].map { projection.title(of: $0).shown }
    } ?? task.title
  }

  /// The task under the cursor, before what came about it shows; nil where nothing did.
  func touchedTask(
    by new: Projection, since known: Projection?, at dates: DateContext
  ) -> TouchedTask? {
    guard let known, let id = taskAtCursor,
      let deed = DeedElsewhere(to: id, in: new, since: known, on: settings.device)
    else { return nil }
    return TouchedTask(
      id: id, deed: deed, todo: known[id].flatMap(known.currentTodo)?.id,
      next: tasks.list.idAfter([id]), group: listGroup(of: id, in: known, at: dates))
  }

  /// Lets the pane of a task stay on it, whatever becomes of it in the list.
  mutating func holdOpenTask() {
    if showsTasks { tasks.holdOpenTask() }
  }

  /// Keeps the cursor at its place where others dealt with its task, as after a key that does so;
  /// says what is to be told of it.
  mutating func follow(_ touched: TouchedTask) -> Clause? {
    if triage != nil { return followInTriage(touched) }
    let isDealtWith =
      touched.deed.action == .completeTodo
      || listGroup(of: touched.id, in: projection, at: dates) != touched.group
    if isDealtWith { goOn(from: touched) }
    guard isDealtWith || tasks.heldTask != nil || taskAtCursor != touched.id else { return nil }
    return touched.deed.clause
  }

  /// Says what the cursor of the activity has left a task for, where it follows what others do.
  mutating func tellOfFollowing(from id: TaskID, since known: Projection?) {
    guard let known, let projection, let new = activity.selectedTask, new != id,
      let deed = DeedElsewhere(to: new, in: projection, since: known, on: settings.device)
    else { return }
    say(.neutral, "\(deed.clause); it is selected now", gone: deed.isDeletion ? new : nil)
  }

  /// Selects the next task of the list, unless something is being typed or drawn over it.
  private mutating func goOn(from touched: TouchedTask) {
    guard overlay == nil, screen == .tasks, tasks.focus == .list, tasks.list.marks.isEmpty,
      tasks.list.selectedID == touched.id, let next = touched.next, tasks.list.select(next)
    else { return }
    refreshTasks()
  }

  /// Lets no key act on the next occurrence of a task that others completed while its card showed,
  /// whatever else they change of it.
  private mutating func followInTriage(_ touched: TouchedTask) -> Clause? {
    let todo = projection.flatMap { projection in
      projection[touched.id].flatMap(projection.currentTodo)?.id
    }
    if touched.deed.action == .completeTodo {
      triage?.noteElsewhere(todo == nil ? nil : touched.deed, insteadOf: touched.todo)
    }
    refreshScreen()
    return touched.deed.action == .update ? nil : touched.deed.clause
  }

  /// The group of the list that a task is in; nil where the list has none.
  func listGroup(
    of id: TaskID, in projection: Projection?, at dates: DateContext
  ) -> TaskGroup? {
    guard screen == .tasks, let projection else { return nil }
    return tasks.group(of: id, in: projection, at: dates)
  }
}
