@testable import RedoTasks

extension TaskOrder {
  /// Some tasks by themselves in this order.
  func sorted(
    _ places: some Sequence<Int>, of projection: Projection, from vantage: Vantage,
    limit: Int = .max
  ) -> [Int] {
    TaskSorting(self, projection, vantage).sorted(places, limit: limit).places
  }
}
