internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What is to be said about a task in a few words.
struct TaskFacts {
  let task: TaskState
  let projection: Projection
  let dates: DateContext
  /// The title, taken apart.
  let title: TitleText

  init(of task: TaskState, in projection: Projection, dates: DateContext) {
    self.task = task
    self.projection = projection
    self.dates = dates
    title = projection.title(of: task)
  }

  /// The deadline of the open todo.
  var deadline: Instant? { projection.currentTodo(of: task)?.deadline }

  /// Whether the deadline is past and still asks for something: that of an archived task does not.
  var isOverdue: Bool { isPast && !task.isArchived }

  /// Whether the deadline is past and nobody waits any more, so that nothing is late.
  var hasLapsed: Bool { isPast && task.isArchived }

  private var isPast: Bool { deadline.map { $0 < dates.now } ?? false }

  /// How the task comes back; nil for one that does not.
  var rhythm: Rhythm? { projection.rhythm(of: task) }

  /// The size, such as `3 pts`.
  var points: String { PointsText.text(task.storyPoints) }

  /// How often it comes back, such as `every 30 days` and `every month fixed`, as a line reads it.
  var repetition: String {
    guard let rhythm else { return "one-time" }
    return rhythm.isFixed ? rhythm.often + " fixed" : rhythm.often
  }

  /// The tags, without the one that ``repetition`` tells of already, or told of until the repeat ended.
  var tags: [String] {
    let marker = title.marker(everyDays: task.frequencyDays)?.name
    return title.tags.filter { $0 != marker }
  }

  /// When it is due, in full.
  var due: String {
    guard let deadline else { return task.isDone ? "done" : "no date" }
    return "due " + FriendlyDate(in: dates).stamp(deadline)
  }

  /// Everything at once.
  var summary: String {
    ["priority \(task.priority)", points, repetition, due].joined(separator: " · ")
  }
}
