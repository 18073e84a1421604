public import RedoIntents
internal import RedoTasks
public import RedoTerminal

/// The tasks: the list of them, and the one that is selected in it.
public struct TasksScreen {
  /// The pane that keys go to.
  public private(set) var focus = Pane.list
  /// The tasks as they are listed.
  public internal(set) var list = TaskList()
  /// What narrows the list; nil where nothing does.
  public internal(set) var filter: TaskFilter?
  /// What the pane of the selected task shows.
  public internal(set) var detail = DetailScreen()
  /// The preset that was applied last; it stands in the list's title as long as the filter is its.
  var appliedPreset: PresetName?
  /// What was last searched for.
  var searched = ""
  /// What leads the cursor of the list back.
  var cursor = CursorAnchors()
  /// The ways from the list back to other screens.
  var wayBack = WayBack()
  /// How the list was put in order.
  var listing = ListingCache()

  /// No tasks yet: the first replay brings them.
  init() {}

  /// The order of the list, as its filter or else its arrangement has it.
  public var orderWords: String {
    filter?.order.map { "by \($0.rawValue)" } ?? list.arrangement.words
  }

  /// Where the panes stand in the room of the body.
  public func layout(in room: Size) -> TasksLayout {
    TasksLayout(room: room, focus: focus)
  }

  /// Gives the list the rows that it has on screen.
  mutating func measure(_ room: Size) {
    list.setHeight(Frame.inside(layout(in: room).list).rows)
  }

  /// Gives a pane the focus; the list is the end of the way back, unless a filter that gave way is to
  /// come back.
  mutating func moveFocus(to pane: Pane, keepingWayBack: Bool = false) {
    focus = pane
    guard pane == .list else { return }
    cursor.held = nil
    if !keepingWayBack || wayBack.opening?.filter == nil { wayBack.opening = nil }
  }

  /// How many marked tasks commands about tasks act on; 0 where they act on the selected one.
  ///
  /// A task that was opened from another screen is meant by itself: the marks are of a list that
  /// was not looked at.
  public var markedTargetCount: Int {
    focus == .detail && wayBack.opening != nil ? 0 : list.markedCount
  }

  /// Where the selected task stands in the projection, or the one that its pane stays on; nil where
  /// there is neither.
  var selectedPlace: Int? { heldTask?.place ?? list.selectedPlace }

  /// What going back from the panes does; nil where nothing here can be gone back from.
  var backStep: BackStep? {
    if focus == .detail { return .list }
    // Marks that the filter hides are not seen, and a step that shows nothing would lose them.
    if list.markedCount > 0 || list.filterLine.isEmpty && !list.marks.isEmpty { return .unmark }
    if wayBack.opening != nil { return .list }
    if let narrowing = wayBack.narrowing, narrowing.line == list.filterLine {
      return .screen(narrowing.screen)
    }
    return list.filterLine.isEmpty ? nil : .everything
  }
}
