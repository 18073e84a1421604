public import RedoIntents
internal import RedoProtocol
internal import RedoTasks
public import RedoTerminal

/// What one row of the activity says about a change; made when the row shows, not before.
public struct ActivityRow: Hashable, Sendable {
  /// The time of day.
  public let time: String
  /// The sign of what the change is worth.
  public let sign: DetailSign
  /// The colour of the sign.
  public let role: Role
  /// The task's title, of one that is gone the last that it had.
  public let title: String
  /// Whether the task is gone.
  public let isGone: Bool
  /// What the change did, titles in it kept apart: they give way where there is little room.
  public let words: Clause
  /// Why the change does not count; nil where it does.
  public let note: String?
  /// Who made it, on which device.
  public let author: String
  /// The colour of that name.
  public let authorRole: Role
  /// The parts of the title that the words found, in UTF-8 bytes.
  public let matches: [Range<Int>]

  init(
    of index: Int, _ nodes: TaskNodes, in projection: Projection, at dates: DateContext,
    in changeWords: ChangeWords, _ filter: ChangeFilter, to device: Author
  ) {
    let graph = projection.graph
    let node = graph.nodes[index]
    let friendly = FriendlyDate(in: dates)
    let standing = NodeStanding(ofDeedLedBy: index, in: projection)
    time = friendly.clock(dates.zone.civil(of: node.wall).time)
    sign = standing.sign
    role = standing.role
    title = TaskNames(of: projection).title(of: nodes)
    isGone = projection.task(of: nodes) == nil
    words = changeWords.deedClause(of: index)
    note = standing.note?.text
    let writer = graph.author(of: index)
    author = AuthorWords.short(writer, to: device)
    authorRole = AuthorWords.role(of: writer, to: device)
    matches = filter.highlights(in: title)
  }
}
