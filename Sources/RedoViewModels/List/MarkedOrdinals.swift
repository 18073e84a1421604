/// Where the marked tasks of a list stand, by how many tasks are above each.
struct MarkedOrdinals: Sendable {
  /// The marked tasks, ascending; a range that is being drawn left aside.
  private(set) var single: [Int] = []
  /// The task at which a range that is being drawn begins; nil where none is, or it is not listed.
  private(set) var anchor: Int?

  /// No marks.
  init() {}

  /// So many tasks, all of which are marked.
  init(allOf count: Int) {
    single = Array(0..<count)
  }

  /// Looks marks up in a list.
  /// - Complexity: O(*n*) in the number of tasks, where anything is marked.
  init(_ marks: TaskMarks, in list: TaskList) {
    guard !marks.isEmpty else { return }
    anchor = marks.anchor.flatMap(list.ordinal)
    if marks.count > 0 { single = (0..<list.taskCount).filter { marks.contains(list.id(of: $0)) } }
  }

  /// How many there are with those of a range.
  func count(with range: ClosedRange<Int>?) -> Int {
    guard let range else { return single.count }
    return single.count + range.count - single.count(where: range.contains)
  }

  /// The places of all marked tasks, with those of a range, ascending and each once.
  func all(with range: ClosedRange<Int>?) -> [Int] {
    guard let range else { return single }
    return single.prefix { $0 < range.lowerBound } + range
      + single.drop { $0 <= range.upperBound }
  }
}
