public import RedoTerminal

/// Where the parts of a triage stand in the room of its body.
public struct TriageLayout: Hashable, Sendable {
  /// The columns of the text at most; longer rows are hard to read.
  private static let widestText = 84
  /// The rows of everything below the bar at most, so that the keys stay near the text.
  private static let mostRows = 28
  /// The rows of the body from which on there are blank rows between the parts.
  private static let airyRows = 16
  /// The rows of the title at most.
  private static let mostTitleRows = 3
  /// The rows of the text that a title of several rows leaves.
  private static let leastText = 4

  /// The whole, frame and all.
  public let frame: Rect
  /// The bar that says how far the work has come.
  public let progress: Rect
  /// The title of the task.
  public let title: Rect
  /// What parts it from the text; without rows where there is little room.
  public let rule: Rect
  /// What there is to know about it.
  public let text: Rect
  /// Where the snooze keys lead: their names, and the days below.
  public let later: Rect
  /// The other keys; without rows where there is little room.
  public let others: Rect
  /// What was changed, at the end.
  public let summary: Rect

  /// How many rows the list of changes has at the end.
  var summaryRows: Int { summary.rows }

  /// Lays a triage out in a body of a size, with a title that would take so many rows.
  public init(room: Size, titleRows: Int = 1) {
    frame = Rect(size: room)
    let isAiry = room.rows >= Self.airyRows
    let inside = Frame.inside(frame).inset(left: 1, right: 1)
    let (bar, below) = inside.split(.rows, at: 1)
    progress = bar
    let width = min(Self.widestText, below.columns)
    let column = below.centered(Size(columns: width, rows: Self.mostRows))
      .inset(top: isAiry ? 2 : 0)
    let keyRows = isAiry ? 5 : 2
    let (card, keys) = column.split(.rows, at: -min(keyRows, max(0, column.rows - 3)))
    let mostTitleRows = isAiry ? min(Self.mostTitleRows, card.rows - 1 - Self.leastText) : 1
    let (heading, rest) = card.split(.rows, at: max(1, min(titleRows, mostTitleRows)))
    title = heading
    (rule, text) = rest.split(.rows, at: isAiry ? 1 : 0)
    let parts = keys.split(.rows, at: 2)
    later = parts.first
    others = parts.second.inset(top: 1, bottom: 1)
    summary = column.inset(top: isAiry ? 4 : 2, bottom: isAiry ? 2 : 0)
  }
}
