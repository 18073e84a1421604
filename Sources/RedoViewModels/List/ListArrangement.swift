public import RedoTasks

/// How the list is laid out: in groups by due date, or flat; in which order.
public struct ListArrangement: Hashable, Sendable {
  /// Whether tasks stand in groups by when they are due.
  public let isGrouped: Bool
  /// The order of the tasks, within a group where there are groups.
  public let order: TaskOrder

  /// Groups by due date, each by rank.
  public static let standard = ListArrangement(isGrouped: true, order: .rank)

  /// All arrangements, as the order key goes through them.
  static let cycle =
    [standard] + TaskOrder.allCases.map { ListArrangement(isGrouped: false, order: $0) }

  /// The arrangement after this one.
  var next: ListArrangement { Self.cycle.element(1, after: self) }

  /// How the list's title says it.
  public var words: String {
    isGrouped ? "by \(order.rawValue)" : "flat by \(order.rawValue)"
  }
}
