internal import RedoIntents
internal import RedoTasks

extension CalendarScreen {
  /// Why nothing else is done while a task is being moved.
  static func movingReason(_ keys: any KeyNames) -> String {
    let (down, back) = (keys.name(of: .open, in: .calendar), keys.name(of: .back, in: .calendar))
    return "\(down) moves it there, \(back) leaves it"
  }

  /// Lists the day, opens its task, or puts the task down that is being moved.
  mutating func open(in world: ScreenWorld) -> ScreenStep {
    guard let moving else {
      if focus == .day, let id = list.selectedID { return .open(id) }
      focus = .day
      measure(world.room)
      return .stay
    }
    guard let day, let target = target(of: moving.id, on: day, in: world) else {
      self.moving = nil
      return .stay
    }
    guard target != deadline(of: moving.id, in: world) else { return putBack(moving, in: world) }
    self.moving = nil
    // From the list of a day one task after the other is moved, as it is put off there.
    if movingFrom == .day { goBack(to: moving, in: world) }
    return .run(.snooze([moving.id], .until(target)))
  }

  /// Takes the selected task up, to be put down on another day.
  mutating func pickUp(in world: ScreenWorld) {
    guard let id = selectedTasks.first, let task = world.projection[id] else { return }
    moving = TaskReference(id: id, title: world.projection.title(of: task).shown)
    movingTodo = world.projection.currentTodo(of: task)?.id
    movingFrom = focus
    focus = .grid
    measure(world.room)
  }

  /// Leaves a task where it is by now, and the cursor on it in the part from which it was taken up.
  mutating func putBack(_ moving: TaskReference, in world: ScreenWorld) -> ScreenStep {
    self.moving = nil
    goBack(to: moving, in: world)
    return .say(.neutral, "\(quoting: moving.title) stays where it is")
  }

  /// Leads the cursor to a task on its day, in the part from which it was taken up.
  private mutating func goBack(to moving: TaskReference, in world: ScreenWorld) {
    guard let deadline = deadline(of: moving.id, in: world) else { return }
    select(world.dates.zone.date(of: deadline), in: world)
    if list.select(moving.id) { focus = movingFrom }
    measure(world.room)
  }
}
