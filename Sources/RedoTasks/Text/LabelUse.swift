/// A tag or a person, and the tasks that carry it.
public struct LabelUse: Hashable, Sendable {
  /// It, in the letters' case that most of the tasks have.
  public let label: TitleLabel
  /// How many tasks carry it, in whatever case.
  public let tasks: Int
  /// How many of those are overdue.
  public let overdue: Int
}
