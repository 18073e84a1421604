internal import RedoIntents
public import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Going through tasks one at a time and deciding what becomes of each.
///
/// Every decision is an intent of its own, written at once; what the triage keeps is which tasks it
/// goes through, where it stands, and the traces of what it wrote, so that all of it can be taken
/// back. What it shows of a task is read from the projection each time.
public struct Triage: Sendable {
  /// Which tasks it goes through.
  public let source: TriageSource
  /// The tasks.
  public private(set) var queue: [TaskID]
  /// From where the tasks are still to be sorted, all but the first; nil where they are in order.
  private(set) var vantage: Vantage?
  /// How many tasks lie behind; all of them at the end.
  public private(set) var position = 0
  /// Whether the summary shows.
  public private(set) var isOver = false
  /// Where the cursor of the list stood when it began; nil where that has no task.
  var origin: (task: TaskID, ordinal: Int)?
  /// Whether the user has gone on to other things.
  private(set) var isClosed = false
  /// What was written, the taking back of all included, in order.
  var written: [TriageStep] = []
  /// What of it is undone, here or in another program, as the log has it.
  var undone: Set<IntentMark> = []
  /// The tasks that others have changed back to what they were before the decisions that stand.
  var changedBack: Set<TaskID> = []
  /// The undo or redo that was run here while the log, which tells what it was of, was not read since.
  var turned: IntentReport?
  /// What shows of the task; nil where it is gone, and at the end.
  public private(set) var card: TriageCard?
  /// The last title of the current task, where that is gone.
  public private(set) var goneTitle: String?
  /// What others did to the current task while it showed, where what shows is its next occurrence;
  /// nil where they did nothing of the kind.
  private(set) var settledElsewhere: DeedElsewhere?
  /// The todo that showed before they did.
  private(set) var settledTodo: TodoID?
  /// The first row of what shows.
  public private(set) var scroll = 0
  private var layout = TriageLayout(room: .zero)

  /// Starts with the first of some tasks.
  init(_ queue: [TaskID], from source: TriageSource, toSortFrom vantage: Vantage? = nil) {
    self.queue = queue
    self.source = source
    self.vantage = vantage
  }

  /// Takes the same tasks in their order, before anything was done.
  mutating func take(sorted queue: [TaskID]) {
    self.queue = queue
    vantage = nil
  }

  /// The task that is to be decided on; nil at the end.
  public var current: TaskID? {
    isOver || position >= queue.count ? nil : queue[position]
  }

  /// Whether the current task is in the log no more.
  public var isGone: Bool { current != nil && card == nil }

  /// Whether all of it was taken back at once, and nothing was done since.
  public var isTakenBack: Bool { latest?.isTakeBack == true }

  /// Whether a step was taken back with all of it: what others changed since stays as it is.
  public func isTakenBack(_ step: TriageStep) -> Bool {
    isTakenBack && latest?.ids.isSuperset(of: step.ids) == true
  }

  /// The last step that stands.
  private var latest: TriageStep? { written.last(where: stands) }

  private func stands(_ step: TriageStep) -> Bool {
    step.mark.map { !undone.contains($0) } ?? true
  }

  /// What was done and stands, in order; what was taken back last, where all of it was.
  public var steps: [TriageStep] { run.filter { !$0.ids.isSubset(of: changedBack) } }

  /// What was done and stands, in order, what others have changed back among it.
  var run: [TriageStep] {
    let standing = written.filter(stands)
    let run = isTakenBack ? standing.dropLast() : standing[...]
    return Array(run.suffix(from: run.lastIndex(where: \.isTakeBack).map { $0 + 1 } ?? 0))
  }

  /// The tasks that nothing was done to.
  var untouchedCount: Int {
    let outcomes = outcomes
    return queue.count { outcomes[$0] == nil }
  }

  /// What became of each task that something was done to: the last that settled it, else that it was
  /// changed.
  var outcomes: [TaskID: TriageStep.Kind] {
    var outcomes: [TaskID: TriageStep.Kind] = [:]
    for step in steps {
      for id in step.ids where step.settlesTask || outcomes[id] == nil { outcomes[id] = step.kind }
    }
    return outcomes
  }

  /// Notes what others did to the current task, which was about another todo when it came to show;
  /// nil where what shows is to be decided on.
  mutating func noteElsewhere(_ deed: DeedElsewhere?, insteadOf todo: TodoID?) {
    settledTodo = deed == nil ? nil : settledTodo ?? todo
    settledElsewhere = deed
  }

  /// Goes on to the next task, or to the summary after the last.
  mutating func advance() {
    position = min(position + 1, queue.count)
    if position == queue.count { end() }
    scroll = 0
    noteElsewhere(nil, insteadOf: nil)
  }

  /// Goes back to the task before, from the summary to the last one that was looked at.
  mutating func retreat() {
    if !isOver || position == queue.count { position = max(0, position - 1) }
    isOver = false
    scroll = 0
    noteElsewhere(nil, insteadOf: nil)
  }

  /// Goes to a task of the queue.
  mutating func go(to id: TaskID) {
    guard let place = queue.firstIndex(of: id) else { return }
    (position, isOver, scroll) = (place, false, 0)
    noteElsewhere(nil, insteadOf: nil)
  }

  /// Shows the summary.
  mutating func end() {
    isOver = true
    scroll = 0
  }

  /// Ends one stage: the work, then the summary; work that changed nothing has none.
  mutating func leave() {
    if isOver || written.isEmpty { isClosed = true } else { end() }
  }

  /// Reads the current task anew.
  mutating func show(_ world: ScreenWorld) {
    let task = current.flatMap { world.projection[$0] }
    // The one that showed may be the next one again.
    if let settledTodo, task.flatMap(world.projection.currentTodo)?.id == settledTodo {
      noteElsewhere(nil, insteadOf: nil)
    }
    card = task.map { TriageCard(of: $0, in: world, settled: settledElsewhere?.words) }
    layout = TriageLayout(room: world.room, titleRows: card?.heading.count ?? 1)
    goneTitle = isGone ? current.map(TaskNames(of: world.projection).title) : nil
    scroll(by: 0)
  }

  /// Scrolls the text or the summary, and no further than its end.
  mutating func scroll(by rows: Int) {
    let count = isOver ? steps.count : card?.lines.count ?? 0
    let height = isOver ? layout.summaryRows : layout.text.rows
    scroll = min(max(0, scroll + rows), max(0, count - height))
  }

  /// How many rows show at once.
  var pageHeight: Int { max(1, (isOver ? layout.summaryRows : layout.text.rows) - 1) }
}
