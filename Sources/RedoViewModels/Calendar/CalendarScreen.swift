public import RedoIntents
public import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// The days of a month or a week, how full they are, and what the selected one holds.
public struct CalendarScreen: Sendable {
  /// How much shows at once.
  public internal(set) var span = CalendarSpan.month
  /// The part that keys go to.
  public internal(set) var focus = CalendarPart.grid
  /// The selected day; nil before the calendar is first shown.
  public private(set) var day: CivilDate?
  /// What the days hold that show; nil before the calendar is first shown.
  public private(set) var days: CalendarDays?
  /// The tasks of the selected day.
  public internal(set) var list = TaskList()
  /// The first tasks that would come again on the selected day, where nothing is due on it; its
  /// ``CalendarDay/repeatCount`` says how many there are.
  public private(set) var comingAgain: [TaskReference] = []
  /// What was done on the selected day, where nothing is due on it, the latest first.
  public private(set) var done: [DayPlan.Done] = []
  /// The day that was pressed last, which a second press is for.
  var pressedDay: CivilDate?
  /// The task that is being moved to another day; nil where none is.
  public internal(set) var moving: TaskReference?
  /// The todo that was open when the task was taken up to be moved.
  var movingTodo: TodoID?
  /// The part from which that task was taken up.
  var movingFrom = CalendarPart.grid

  /// What the days were read from, so that they are read once.
  private(set) var source: SeenDays?
  /// Whether the past shows.
  private(set) var isPast = false
  /// What was selected in the present before a step in time led away from it; nil where none did.
  private var left: LeftDay?

  /// What was selected in the present, once that is to show again and until it has been read.
  private var returning: LeftDay?

  /// A day that was left, none where it was today or the calendar had not been shown, with what was
  /// selected on it.
  private struct LeftDay {
    let day: CivilDate?
    let task: TaskID?
    let focus: CalendarPart
  }

  /// The most tasks that are named because they would come again.
  private static let mostComing = 50

  /// A calendar that has not been shown.
  init() {}

  /// Reads what shows, anew where it has changed; today stays selected when midnight makes it another
  /// day.
  mutating func read(_ world: ScreenWorld) {
    let source = SeenDays(world)
    if source != self.source { days = nil }
    if isOnToday, !world.isPast { day = source.today }
    self.source = source
    isPast = world.isPast
    if let moving, !isThere(moving, in: world) { self.moving = nil }
    select(day ?? world.dates.today, in: world)
    if let task = returning?.task, let part = returning?.focus, list.select(task) {
      focus = part
      measure(world.room)
    }
    returning = nil
  }

  /// Whether the present day is selected among the days, as it was when it was read last; who is in
  /// its list, or moves a task, goes on with that day.
  private var isOnToday: Bool {
    guard let source, !isPast, focus == .grid, moving == nil else { return false }
    return day == source.today
  }

  /// Goes along into the past of another day.
  mutating func travel(to today: CivilDate) {
    left = left ?? LeftDay(day: isOnToday ? nil : day, task: list.selectedID, focus: focus)
    (day, days) = (today, nil)
  }

  /// Goes back to the day that was selected in the present, where the past of another one led away.
  mutating func returnToNow() {
    guard let left else { return }
    (self.left, returning) = (nil, left)
    (day, days) = (left.day, nil)
  }

  /// Selects a day; the days that show come with it.
  mutating func select(_ day: CivilDate, in world: ScreenWorld) {
    let range = span.days(around: day, weekStart: world.dates.weekStart)
    let known: CalendarDays
    let isRead: Bool
    if let days, days.range == range {
      (known, isRead) = (days, day == self.day)
    } else {
      (known, isRead) = (CalendarDays(range, of: world.projection, at: world.dates), false)
      days = known
    }
    self.day = day
    let rows = ListRows(of: [TaskListing.Section(group: nil, tasks: known[day].places)])
    list.show(rows, of: world.projection.tasks)
    // Both look at every task, and each key leads here, whatever it does.
    if !isRead {
      comingAgain = comingAgain(on: day, of: known, in: world)
      done =
        known[day].due.tasks > 0 || known[day].doneCount == 0
        ? [] : DayPlan.done(on: day, in: world.projection, world.dates.zone)
    }
    if rows.isEmpty, moving == nil { focus = .grid }
    measure(world.room)
  }

  /// The tasks that would come again on a day without any that is due.
  private func comingAgain(
    on day: CivilDate, of days: CalendarDays, in world: ScreenWorld
  ) -> [TaskReference] {
    guard days[day].due.tasks == 0, days[day].repeatCount > 0 else { return [] }
    let places = CalendarDays.comingAgain(
      on: day, Self.mostComing, of: world.projection, at: world.dates)
    return places.map { place in
      let task = world.projection.tasks[place]
      return TaskReference(id: task.id, title: world.projection.title(of: task).shown)
    }
  }

  /// Whether what is being moved is still to be done, and no later time of the task.
  private func isThere(_ moving: TaskReference, in world: ScreenWorld) -> Bool {
    guard let movingTodo, let task = world.projection[moving.id] else { return false }
    return !task.isArchived && world.projection.currentTodo(of: task)?.id == movingTodo
  }

  /// Gives the day's list the rows that it has on screen.
  mutating func measure(_ room: Size) {
    list.setHeight(Frame.inside(CalendarLayout(room: room, focus: focus).day).rows)
  }

  /// When a task is due.
  func deadline(of id: TaskID, in world: ScreenWorld) -> Instant? {
    world.projection[id].flatMap(world.projection.currentTodo)?.deadline
  }

  /// The moment on a day that keeps a task's time of day; nil where it has no deadline.
  ///
  /// It is the end of today where a task from another day would be overdue at once; on its own day
  /// a task stays as it is.
  func target(of id: TaskID, on day: CivilDate, in world: ScreenWorld) -> Instant? {
    let dates = world.dates
    return deadline(of: id, in: world).map {
      dates.zone.date(of: $0) == day ? $0 : dates.deadline(on: day, keepingTimeOf: $0)
    }
  }
}
