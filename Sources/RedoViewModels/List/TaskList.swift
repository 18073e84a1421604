public import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// The list of tasks as it stands on screen: its rows, which of them is selected, which ones show.
public struct TaskList: Sendable {
  /// Headings and tasks, from the top.
  public private(set) var rows: [ListRow] = []
  /// How the tasks are laid out.
  public internal(set) var arrangement = ListArrangement.standard
  /// What the list is narrowed to; empty for every task that is to be done.
  public internal(set) var filterLine = ""
  /// How many tasks stand above the selected one; nil where the list is empty.
  public private(set) var selectedOrdinal: Int?
  /// The rows of the tasks, from the top.
  private var taskRows: [Int] = []
  /// The names of the tasks, from the top.
  private(set) var ids: [TaskID] = []
  /// The tasks that are marked.
  public internal(set) var marks = TaskMarks()
  private var window = ScrollWindow()
  private var height = 0

  /// An empty list.
  init() {}

  /// How many tasks are listed.
  public var taskCount: Int { taskRows.count }

  /// The row of the selected task.
  public var selectedRow: Int? { selectedOrdinal.map { taskRows[$0] } }

  /// The selected task's place in the projection.
  public var selectedPlace: Int? { selectedRow.flatMap { rows[$0].place } }

  /// The selected task's name.
  public var selectedID: TaskID? { selectedOrdinal.map { ids[$0] } }

  /// The rows that show.
  public var visibleRows: Range<Int> { window.visible(of: rows.count, height: height) }

  /// How many rows show at once.
  var pageHeight: Int { max(1, height - 1) }

  /// The task to go on with when some are dealt with: the selected one, one after it, one before.
  func idAfter(_ gone: Set<TaskID>) -> TaskID? {
    guard let selectedOrdinal else { return nil }
    return ids[selectedOrdinal...].first { !gone.contains($0) }
      ?? ids[..<selectedOrdinal].last { !gone.contains($0) }
  }

  /// The tasks' places in the projection, from the top.
  var places: [Int] { taskRows.compactMap { rows[$0].place } }

  /// Takes other rows; the same task stays selected, else its nearest neighbour that is left.
  mutating func show(_ newRows: [ListRow], idOf: (Int) -> TaskID) {
    let (oldIDs, old) = (ids, selectedOrdinal)
    rows = newRows
    taskRows.removeAll(keepingCapacity: true)
    taskRows.reserveCapacity(rows.count)
    ids = []
    ids.reserveCapacity(rows.count)
    for (row, shown) in rows.enumerated() {
      guard let place = shown.place else { continue }
      taskRows.append(row)
      ids.append(idOf(place))
    }
    selectedOrdinal = ids.isEmpty ? nil : place(of: old, in: oldIDs)
    follow()
  }

  /// Where the task that stood at `old` stands now, or the one that came after or before it.
  private func place(of old: Int?, in oldIDs: [TaskID]) -> Int {
    guard let old else { return 0 }
    if let same = ids.firstIndex(of: oldIDs[old]) { return same }
    // Mostly it is the next one; only where many are gone are all worth a table.
    for id in oldIDs[old...].prefix(8) { if let found = ids.firstIndex(of: id) { return found } }
    let left = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    for id in oldIDs[old...] { if let found = left[id] { return found } }
    for id in oldIDs[..<old].reversed() { if let found = left[id] { return found } }
    return 0
  }

  /// Takes notice of the rows there are on screen.
  mutating func setHeight(_ rows: Int) {
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
    let next = taskRows.firstIndex { $0 >= target } ?? taskRows.count - 1
    select(ordinal: count > 0 ? max(next, selectedOrdinal + 1) : min(next, selectedOrdinal - 1))
  }

  /// Selects the task that has so many above it; the nearest one where there are fewer.
  mutating func select(ordinal: Int) {
    guard !taskRows.isEmpty else { return }
    selectedOrdinal = min(max(0, ordinal), taskRows.count - 1)
    follow()
  }

  /// Selects a task by its name; says whether it is listed.
  mutating func select(_ id: TaskID) -> Bool {
    guard let ordinal = ids.firstIndex(of: id) else { return false }
    select(ordinal: ordinal)
    return true
  }

  /// Selects the task on a row; says whether there is one.
  mutating func select(row: Int) -> Bool {
    guard rows.indices.contains(row), case .task(_, let ordinal) = rows[row] else { return false }
    select(ordinal: ordinal)
    return true
  }

  /// Shows other rows without regard to the selection, as the wheel does.
  mutating func scroll(by count: Int) {
    window.scroll(by: count, count: rows.count, height: height)
  }

  private mutating func follow() {
    window.follow(selection: selectedRow ?? 0, count: rows.count, height: height)
  }
}
