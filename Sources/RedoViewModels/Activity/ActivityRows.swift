internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

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

  /// What is said about the change that has so many listed before it; nil where there are not so many.
  public subscript(ordinal: Int) -> ActivityRow? {
    guard let node = activity.node(at: ordinal), let task = activity.task(of: node, in: projection)
    else { return nil }
    return ActivityRow(
      of: node, task, in: projection, at: dates, in: words, filter, to: device)
  }
}
