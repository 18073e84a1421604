internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// One task with its texts read from the log: what a line, a page and the JSON show of it.
struct TaskPicture {
  let state: TaskState
  let title: TitleText
  let deadline: Instant?
  let group: TaskGroup
  let rank: Double

  /// Reads a task's texts, which is most of what showing it costs.
  init(of state: TaskState, in world: World) {
    let projection = world.tasks
    self.state = state
    title = projection.title(of: state)
    deadline = projection.currentTodo(of: state)?.deadline
    group = world.grouping.group(of: state, in: projection)
    rank =
      world.formula.rank(
        of: state, deadline: deadline, at: world.dates.now, in: world.dates.zone
      ).value
  }

  /// Its tags and people as they are typed, in a row: all of them to another program, to a person
  /// those that do not say how its repeat is counted, or was until it ended, as on the screens.
  func labels(in style: OutputStyle) -> String {
    let labels =
      style.isTerminal ? title.labelTexts(everyDays: state.frequencyDays) : title.labelTexts
    return labels.joined(separator: " ")
  }

  /// After how many days it comes back; nil for a task that does not, whatever its field says.
  var repeatDays: Int64? { title.isOnce ? nil : state.frequencyDays }

  /// How it comes back; nil for a task that does not.
  var rhythm: Rhythm? { repeatDays.map { Rhythm(everyDays: $0, titled: title) } }

  /// How many changes are left out that were made on a second CREATE of it.
  func leftOutCount(in world: World) -> Int {
    world.tasks.rivalCreations(of: state).reduce(0) { $0 + $1.later.count }
  }

  /// Who created it before whom, a sentence for each time that it changed hands with that.
  func handovers(in world: World) -> [String] {
    // How much is left out is said once.
    let isCounted = leftOutCount(in: world) > 0
    return world.tasks.rivalCreations(of: state).compactMap {
      isCounted ? world.tasks.precedence(of: $0) : world.tasks.handover(from: $0)
    }
  }

  /// Its repeat in few characters; empty for a task that does not come back.
  var repeats: String { rhythm.map { "every " + $0.short } ?? "" }
}

extension World {
  /// What lateness and groups are told by at the world's moment.
  var grouping: TaskGrouping {
    TaskGrouping(at: dates.now, in: dates.zone)
  }
}

extension TaskGroup {
  /// The group as other programs read it, in one lowercase word.
  var word: String {
    switch self {
    case .overdue: "overdue"
    case .today: "today"
    case .thisWeek: "week"
    case .later: "later"
    case .noDate: "draft"
    case .done: "done"
    case .archived: "archived"
    }
  }
}
