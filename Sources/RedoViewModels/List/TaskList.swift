public import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// The list of tasks as it stands on screen: its rows, which of them is selected, which ones show.
public struct TaskList: Sendable {
  /// Headings and tasks, from the top.
  public private(set) var rows = ListRows()
  /// How the tasks are laid out.
  public internal(set) var arrangement = ListArrangement.standard
  /// What the list is narrowed to; empty for every task that is to be done.
  public internal(set) var filterLine = ""
  /// How many tasks stand above the selected one; nil where the list is empty.
  public private(set) var selectedOrdinal: Int? {
    didSet { if marked.anchor != nil { placeMarks() } }
  }
  /// The tasks that the rows name by their places.
  private var tasks: [TaskState] = []
  /// The tasks that are marked.
  public private(set) var marks = TaskMarks()
  /// Where the marks are; looked up when they or the rows change, as every row of a frame asks.
  private(set) var marked = MarkedOrdinals()
  /// The places of the marked tasks in the projection, from the top, those of a range that is being
  /// drawn among them; kept, as every hint of a frame asks.
  private(set) var markedPlaces: [Int] = []
  private var window = ScrollWindow()
  private var height = 0

  /// An empty list.
  init() {}

  /// How many tasks are listed.
  public var taskCount: Int { rows.taskCount }

  /// The row of the selected task.
  public var selectedRow: Int? { selectedOrdinal.map(rows.row) }

  /// The selected task's place in the projection.
  public var selectedPlace: Int? { selectedOrdinal.map(rows.place) }

  /// The selected task's name.
  public var selectedID: TaskID? { selectedOrdinal.map(id) }

  /// The rows that show.
  public var visibleRows: Range<Int> { window.visible(of: rows.count, height: height) }

  /// How many rows show at once.
  var pageHeight: Int { max(1, height - 1) }

  /// The task to go on with when some are dealt with: the selected one, one after it, one before.
  func idAfter(_ gone: Set<TaskID>) -> TaskID? {
    guard let selectedOrdinal else { return nil }
    let next = (selectedOrdinal..<taskCount).first { !gone.contains(id(of: $0)) }
    return (next ?? (0..<selectedOrdinal).last { !gone.contains(id(of: $0)) }).map(id)
  }

  /// The tasks' places in the projection, from the top.
  var places: [Int] { rows.places }

  /// The names of the tasks, from the top.
  /// - Complexity: O(*n*) in the number of tasks.
  var ids: [TaskID] { rows.places.map { tasks[$0].id } }

  /// The one of some tasks that stands above the others; nil where none of them is listed.
  /// - Complexity: O(*n*) in the number of tasks.
  func uppermost(of ids: Set<TaskID>) -> TaskID? {
    rows.places.lazy.map { tasks[$0].id }.first(where: ids.contains)
  }

  /// The name of the task that has so many above it.
  func id(of ordinal: Int) -> TaskID { tasks[rows.place(ofOrdinal: ordinal)].id }

  /// How many tasks stand above one; nil where it is not listed.
  /// - Complexity: O(*n*) in the number of tasks.
  func ordinal(of id: TaskID) -> Int? {
    tasks.firstIndex { $0.id == id }.flatMap { rows.ordinal(ofPlace: $0) }
  }

  /// Takes other rows; the same task stays selected, else its nearest neighbour that is left.
  mutating func show(_ newRows: ListRows, of newTasks: [TaskState]) {
    let old = self
    let drawn = rangeIDs
    rows = newRows
    tasks = newTasks
    let next = old.selectedOrdinal.map { successor(of: $0, in: old) }
    // Marks of the rows that were say nothing of these.
    marked = MarkedOrdinals()
    selectedOrdinal = rows.isEmpty ? nil : next ?? 0
    findMarks()
    // What sorts into a range that is being drawn was never meant by it, and without the task at
    // which it begins nothing says what was.
    if !drawn.isEmpty, marked.anchor == nil || !rangeIDs.isSubset(of: drawn) {
      changeMarks { $0.endRange(marking: drawn) }
    }
    follow()
  }

  /// Changes the marks, and looks them up.
  mutating func changeMarks(_ change: (inout TaskMarks) -> Void) {
    change(&marks)
    findMarks()
  }

  /// Marks every listed task.
  mutating func markAll() {
    marks.mark(ids)
    // Where they are is known, and to look 100,000 names up takes as long as to mark them.
    marked = MarkedOrdinals(allOf: taskCount)
    placeMarks()
  }

  /// Looks the marks up in the rows.
  private mutating func findMarks() {
    marked = MarkedOrdinals(marks, in: self)
    placeMarks()
  }

  private mutating func placeMarks() {
    markedPlaces = marked.all(with: range).map(rows.place(ofOrdinal:))
  }

  /// Where the task that had so many above it stands now, or the one that came after or before it.
  private func successor(of ordinal: Int, in old: TaskList) -> Int {
    guard !rows.isEmpty else { return 0 }
    // Mostly it is there, or the next one is; only where many are gone are all worth a table.
    let later = ordinal..<old.taskCount
    for next in later.prefix(8) { if let found = place(ofTask: next, in: old) { return found } }
    var left = ListedTasks(rows, of: tasks)
    func find(_ number: Int) -> Int? {
      let place = old.rows.place(ofOrdinal: number)
      return left.ordinal(of: old.tasks[place].id, at: place)
    }
    for next in later { if let found = find(next) { return found } }
    for last in (0..<ordinal).reversed() { if let found = find(last) { return found } }
    return 0
  }

  /// Where a task of another list stands in this one: mostly replays leave it at its place.
  private func place(ofTask number: Int, in other: TaskList) -> Int? {
    let place = other.rows.place(ofOrdinal: number)
    let id = other.tasks[place].id
    guard tasks.indices.contains(place), tasks[place].id == id else { return ordinal(of: id) }
    return rows.ordinal(ofPlace: place)
  }

  /// Takes notice of the rows there are on screen; a list that has none comes back as it was.
  mutating func setHeight(_ rows: Int) {
    guard rows > 0, rows != height else { return }
    height = rows
    follow()
  }

  /// Selects the task so many tasks further down, or the last or first one.
  mutating func move(by steps: Int) {
    guard let selectedOrdinal else { return }
    select(ordinal: selectedOrdinal + steps)
  }

  /// Selects about the task so many rows further down.
  mutating func move(byRows count: Int) {
    guard let selectedRow, let selectedOrdinal else { return }
    let target = min(max(0, selectedRow + count), rows.count - 1)
    let next = rows.ordinal(fromRow: target) ?? taskCount - 1
    select(ordinal: count > 0 ? max(next, selectedOrdinal + 1) : min(next, selectedOrdinal - 1))
  }

  /// Selects the task that has so many above it; the nearest one where there are fewer.
  mutating func select(ordinal: Int) {
    guard !rows.isEmpty else { return }
    selectedOrdinal = min(max(0, ordinal), taskCount - 1)
    follow()
  }

  /// Selects a task by its name; says whether it is listed.
  mutating func select(_ id: TaskID) -> Bool {
    guard let ordinal = ordinal(of: id) else { return false }
    select(ordinal: ordinal)
    return true
  }

  /// Selects the task at a place, where the rows that show are drawn in a rectangle; says whether
  /// there is one.
  ///
  /// No row moves: a second press at the place is to meet the same task.
  mutating func select(at point: Point, in inside: Rect) -> Bool {
    let row = visibleRows.lowerBound + point.row - inside.row
    guard inside.contains(point), rows.indices.contains(row),
      case .task(_, let ordinal) = rows[row]
    else { return false }
    selectedOrdinal = ordinal
    return true
  }

  /// Shows the selected task on one of the rows that show, as far as the ends of the list let it.
  mutating func showSelection(onRow row: Int) {
    guard let selectedRow else { return }
    window.scroll(by: selectedRow - row - window.start, count: rows.count, height: height)
  }

  /// Shows other rows without regard to the selection, as the wheel does.
  mutating func scroll(by count: Int) {
    window.scroll(by: count, count: rows.count, height: height)
    selectVisible()
  }

  /// Selects the nearest task that shows where the selected one does not: keys act on what is seen.
  private mutating func selectVisible() {
    let visible = visibleRows
    guard let selectedRow, !visible.contains(selectedRow) else { return }
    let isAbove = selectedRow < visible.lowerBound
    let next = rows.ordinal(fromRow: isAbove ? visible.lowerBound : visible.upperBound)
    let ordinal = isAbove ? next ?? taskCount - 1 : (next ?? taskCount) - 1
    if taskCount > 0, visible.contains(rows.row(ofOrdinal: ordinal)) { selectedOrdinal = ordinal }
  }

  private mutating func follow() {
    window.follow(selection: selectedRow ?? 0, count: rows.count, height: height)
  }
}
