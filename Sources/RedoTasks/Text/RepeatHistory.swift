internal import RedoProtocol

/// What a task's changes say of the days on which it comes back, since its repeat was set last.
struct RepeatHistory {
  /// What the open todo's deadline was when the todo was made, or when the repeat was set since.
  private(set) var start: Instant?
  /// The greatest day of the month that a todo was due on when it was made, or when the repeat was set;
  /// 0 where none was open.
  private var greatestDay = 0
  /// The time of day that the todos were made for; nil where none was.
  private var time: CivilTime?
  private let zone: LocalZone

  /// Looks at the live changes of a task.
  init(of task: TaskState, open todo: TodoID, in graph: ChangeGraph, _ zone: LocalZone) {
    self.zone = zone
    var replay = EffectReplay(graph)
    var setter: Int?
    for index in graph.nodeIndices(at: task.nodes) where graph.isLive(index) {
      replay.pass(index)
      let change = graph.nodes[index].change
      if change.setsFrequency { setter = index }
      let isSet = setter.map { graph.isOneIntent(index, $0) } == true
      if start == nil || isSet { start = replay.state.todo(todo)?.deadline }
      if isSet {
        let open = replay.state.todos.last { $0.completed == nil }
        greatestDay = open.map { zone.date(of: $0.deadline).day } ?? 0
        time = open.map { zone.civil(of: $0.deadline).time }
      } else if case .createTodo(let made) = change {
        greatestDay = max(greatestDay, zone.date(of: made.deadline).day)
        time = self.time(of: made.deadline)
      }
    }
  }

  /// The time of day of a deadline; where a clock change skipped the time that the todos were made for on
  /// that day, that time.
  func time(of deadline: Instant) -> CivilTime {
    let (date, own) = zone.civil(of: deadline)
    return time.flatMap { zone.instant(of: date, at: $0) == deadline ? $0 : nil } ?? own
  }

  /// The schedule from a day on: the last day of a month stands for a later one that the month lacks,
  /// where the task was due on that.
  func schedule(from day: CivilDate, by rhythm: Rhythm) -> RepeatSchedule {
    let isLast = day.day == CivilDate.days(in: day.month, of: day.year)
    return RepeatSchedule(
      from: day, by: rhythm, dayOfMonth: isLast ? max(day.day, greatestDay) : nil)
  }
}
