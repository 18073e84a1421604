public import RedoIntents
public import RedoProtocol
public import RedoTasks

/// One change of the log as a line of text tells it.
public struct ChangeAccount: Hashable, Sendable {
  /// What the task is called, of one that is gone the last that it was called.
  public let title: String
  /// What was done, a clause without a subject.
  public let deed: String
  /// Who did it and on which device, as shortly as tells them apart.
  public let author: String
  /// How long ago, in a few words.
  public let age: String
  /// Why it counts no more, or not yet; nil where it counts like any other.
  public let note: String?
  /// Why it counts no more, or not yet, in the one word that scripts read; nil where it counts.
  public let code: String?
  /// The sign of what it is worth.
  public let sign: DetailSign
  /// Whether it is part of what the task is.
  public let isUsed: Bool

  /// Tells of a change by its index in the log's graph, or of the whole deed that it stands for.
  ///
  /// Who tells of many changes hands over the same `words`, which read the undos of a task once.
  /// - Complexity: O(log *n*) in the number of tasks, and O(*n*) in the changes of one that is gone.
  public init(
    of index: Int, task: TaskNodes, in projection: Projection, at dates: DateContext,
    asDeed isDeed: Bool, in words: ChangeWords
  ) {
    let friendly = FriendlyDate(in: dates)
    let node = projection.graph.nodes[index]
    let standing =
      isDeed
      ? NodeStanding(ofDeedLedBy: index, in: projection)
      : NodeStanding(of: index, in: projection)
    title = TaskNames(of: projection).title(of: task)
    deed = isDeed ? words.deed(of: index) : words.text(of: index)
    author = AuthorWords.short(projection.graph.author(of: index))
    age = friendly.age(node.wall)
    note = standing.note?.text
    code = standing.code
    sign = standing.sign
    isUsed = standing.isUsed
  }
}
