internal import RedoProtocol
internal import RedoTasks

/// The days of a list of changes, the latest first: where each starts, so that a row is found
/// without counting those before it.
struct ActivityDays: Hashable, Sendable {
  /// One day.
  struct Day: Hashable, Sendable {
    let date: CivilDate
    /// How many changes are listed before its first.
    let start: Int
    /// How many changes it has.
    let count: Int
    /// The row of its heading.
    let row: Int
  }

  private(set) var days: [Day] = []
  private var changeCount = 0

  /// No days.
  init() {}

  /// Finds the days of changes whose clocks go from later to earlier.
  /// - Complexity: O(*d* log *n*) for *d* days.
  init(of nodes: [Int32], in graph: ChangeGraph, _ zone: LocalZone) {
    changeCount = nodes.count
    var start = 0
    while start < nodes.count {
      let date = zone.date(of: graph.nodes[Int(nodes[start])].wall)
      let midnight = zone.instant(of: date, at: .midnight)
      let end = nodes[(start + 1)...].partitioningIndex { graph.nodes[Int($0)].wall < midnight }
      days.append(Day(date: date, start: start, count: end - start, row: start + days.count))
      start = end
    }
  }

  /// How many rows there are, headings among them.
  var rowCount: Int { changeCount + days.count }

  /// The row of a change, given how many there are before it.
  func row(of ordinal: Int) -> Int {
    ordinal + place { $0.start <= ordinal } + 1
  }

  /// What stands on a row.
  func content(of row: Int) -> ActivityLine {
    let day = days[place { $0.row <= row }]
    return row == day.row
      ? .day(day.date, count: day.count) : .change(day.start + row - day.row - 1)
  }

  /// The place of the last day for which something holds that holds for the first ones.
  private func place(_ holds: (Day) -> Bool) -> Int {
    max(0, days.partitioningIndex { !holds($0) } - 1)
  }
}
