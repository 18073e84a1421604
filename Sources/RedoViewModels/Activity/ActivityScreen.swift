internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Every change of every task, the latest first, by day: what to look at, and which of it shows.
public struct ActivityScreen: Sendable {
  /// The words that changes are narrowed to.
  public internal(set) var words = ""
  /// What narrows them besides.
  var scope = ChangeListing.Scope()
  /// How many changes stand above the selected one; nil where none is listed.
  public private(set) var selectedOrdinal: Int?
  private(set) var days = ActivityDays()
  private var listing: ChangeListing?
  /// What the listing was made of.
  private var source: SeenDays?
  /// What was listed of it.
  private var shown: Shown?
  private var window = ScrollWindow()
  private var height = 0
  /// The selected change and its task, which commands act on.
  private(set) var selectedChange: NodeID?
  private(set) var selectedTask: TaskID?
  private(set) var isSelectedGone = false
  /// Whether the changes are those of a past.
  private(set) var isPast = false

  private struct Shown: Hashable {
    let words: String
    let scope: ChangeListing.Scope
  }

  /// Nothing yet: a refresh brings the changes.
  init() {}

  /// How many changes are listed.
  public var count: Int { listing?.nodes.count ?? 0 }
  /// How many rows there are, the headings of days among them.
  public var rowCount: Int { days.rowCount }
  /// The rows that show.
  public var visibleRows: Range<Int> { window.visible(of: rowCount, height: height) }
  /// The row of the selected change.
  public var selectedRow: Int? { selectedOrdinal.map(days.row) }
  /// Whether anything is left out.
  public var isNarrowed: Bool { !words.isEmpty || !scope.isEmpty }

  /// What stands on a row.
  public func line(at row: Int) -> ActivityLine? {
    row >= 0 && row < rowCount ? days.content(of: row) : nil
  }

  /// The change that has so many listed before it, by its index in the log's graph.
  public func node(at ordinal: Int) -> Int? {
    guard let listing, listing.nodes.indices.contains(ordinal) else { return nil }
    return Int(listing.nodes[ordinal])
  }

  /// The task that a change belongs to.
  func task(of node: Int, in projection: Projection) -> TaskNodes? {
    listing?.task(of: node, in: projection.graph)
  }

  /// Takes the changes of the world, if they are not the ones that show already.
  mutating func list(_ world: ScreenWorld) {
    isPast = world.isPast
    let graph = world.projection.graph
    let source = SeenDays(world)
    let wanted = Shown(words: words, scope: scope)
    let height = max(0, world.room.rows - 2)
    if height != self.height {
      self.height = height
      follow()
    }
    guard source != self.source || wanted != shown else { return }
    let isSameLog =
      self.source?.log.last == source.log.last && self.source?.log.count == source.log.count
    if source != self.source { listing = ChangeListing(of: graph) }
    (self.source, shown) = (source, wanted)
    listing?.narrow(to: scope, ChangeFilter(words), in: world.projection, with: world.workers)
    days = ActivityDays(of: listing?.nodes ?? [], in: graph, world.dates.zone)
    // What was looked at stays selected; at the top, what is new does.
    let isAtTop = selectedOrdinal == 0 && !isSameLog
    let known = isAtTop ? nil : selectedChange.flatMap { id in ordinal(of: id, in: graph) }
    select(known ?? (isAtTop ? 0 : selectedOrdinal ?? 0), in: world)
  }

  /// How many changes are listed before one; nil where it is not listed.
  func ordinal(of id: NodeID, in graph: ChangeGraph) -> Int? {
    listing?.nodes.firstIndex { graph.nodes[Int($0)].id == id }
  }

  /// Selects the change that has so many above it; the nearest one where there are fewer.
  mutating func select(_ ordinal: Int, in world: ScreenWorld) {
    guard count > 0 else {
      (selectedOrdinal, selectedChange, selectedTask) = (nil, nil, nil)
      return
    }
    let ordinal = min(max(0, ordinal), count - 1)
    selectedOrdinal = ordinal
    if let node = node(at: ordinal) {
      let graph = world.projection.graph
      (selectedChange, selectedTask) = (graph.nodes[node].id, graph.taskID(of: node))
      isSelectedGone = task(of: node, in: world.projection).flatMap(world.projection.task) == nil
    }
    follow()
  }

  /// Selects the latest change of a task that is listed, unless one of its changes is selected; false
  /// where none is listed.
  mutating func select(changeOf task: TaskID, in world: ScreenWorld) -> Bool {
    if selectedTask == task { return true }
    let graph = world.projection.graph
    guard let ordinal = listing?.nodes.firstIndex(where: { graph.taskID(of: Int($0)) == task })
    else { return false }
    select(ordinal, in: world)
    return true
  }

  /// Selects about the change so many rows further on.
  mutating func move(byPages pages: Int, in world: ScreenWorld) {
    guard let selectedOrdinal else { return }
    select(selectedOrdinal + pages * max(1, height - 2), in: world)
  }

  /// Shows other rows, and selects the nearest of them where the selected one does not show: keys act
  /// on what is seen.
  mutating func scroll(by rows: Int, in world: ScreenWorld) {
    window.scroll(by: rows, count: rowCount, height: height)
    guard let selectedRow, !visibleRows.contains(selectedRow) else { return }
    let isAbove = selectedRow < visibleRows.lowerBound
    let shown = visibleRows.compactMap { row in
      if case .change(let ordinal) = line(at: row) { ordinal } else { nil }
    }
    if let nearest = isAbove ? shown.first : shown.last { selectInPlace(nearest, in: world) }
  }

  /// Selects a change that shows, and moves no row for it.
  mutating func selectInPlace(_ ordinal: Int, in world: ScreenWorld) {
    let window = window
    select(ordinal, in: world)
    self.window = window
  }

  private mutating func follow() {
    window.follow(selection: selectedRow ?? 0, count: rowCount, height: height)
  }
}
