/// How a list is sorted; the raw values are the words of `--sort`.
///
/// Ties are broken by due date, then title, then id, so that no two tasks ever tie for good.
public enum TaskOrder: String, CaseIterable, Sendable {
  /// The most pressing first.
  case rank
  /// 5 first.
  case priority
  /// The earliest deadline first, tasks without one last.
  case due
  /// The newest first.
  case created
  /// By the letters of the shown title, case aside, as Unicode numbers them.
  case title

  /// Sorts tasks.
  ///
  /// - Parameters:
  ///   - places: Which tasks, as places in ``Projection/tasks``, each at most once.
  ///   - projection: Where they stand.
  ///   - vantage: What ranks depend on.
  ///   - limit: How many are wanted; the rest is not sorted.
  /// - Returns: The same places, in order, or the first `limit` of them.
  /// - Complexity: O(*n* log *n*), with a limit O(*n*) on average; titles are read only where
  ///   nothing else decides.
  public func sorted(
    _ places: some Sequence<Int>, of projection: Projection, from vantage: Vantage,
    limit: Int = .max
  ) -> [Int] {
    TaskSorting(self, projection, vantage).sorted(places, limit: limit).places
  }
}
