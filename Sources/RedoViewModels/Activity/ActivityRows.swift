internal import RedoIntents
public import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// The activity's rows, each made when it is asked for.
///
/// One value for all rows of a frame reads the undos of each task once.
public struct ActivityRows {
  private let activity: ActivityScreen
  private let projection: Projection
  private let dates: DateContext
  private let device: Author
  private let filter: ChangeFilter
  private let words: ChangeWords

  init(
    of activity: ActivityScreen, in projection: Projection, at dates: DateContext, to device: Author
  ) {
    self.activity = activity
    self.projection = projection
    self.dates = dates
    self.device = device
    filter = ChangeFilter(activity.words)
    words = ChangeWords(of: projection, dates)
  }

  /// More authors than this are not looked through for each frame.
  private static let mostAuthors = 100

  /// The columns of the widest name that a row may give an author, counted up to some; all of those
  /// where there are many authors.
  public func authorColumns(atMost most: Int) -> Int {
    let authors = projection.graph.authors
    guard authors.count <= Self.mostAuthors else { return most }
    return authors.reduce(0) { widest, author in
      let name = AuthorWords.short(author, to: device)
      return max(widest, TextWidth.columns(of: name, atMost: most))
    }
  }

  /// What is said about the change that has so many listed before it; nil where there are not so many.
  public subscript(ordinal: Int) -> ActivityRow? {
    guard let node = activity.node(at: ordinal), let task = activity.task(of: node, in: projection)
    else { return nil }
    return ActivityRow(
      of: node, task, in: projection, at: dates, in: words, filter, to: device)
  }

  /// What is said about a change; nil where it is not listed.
  public subscript(change: NodeID) -> ActivityRow? {
    activity.ordinal(of: change, in: projection.graph).flatMap { self[$0] }
  }
}
