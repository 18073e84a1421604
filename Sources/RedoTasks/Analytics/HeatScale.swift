/// Which intensity a day's count has: four levels that part the active days about evenly.
public struct HeatScale: Hashable, Sendable {
  /// The levels above 0.
  public static let levels = 4

  /// The largest count of the levels 1, 2 and 3; larger ones have level 4.
  public let bounds: [Int]

  /// Parts the counts that are not 0 into quarters; few different counts have a level each.
  public init(_ counts: some Sequence<Int>) {
    let active = counts.filter { $0 > 0 }.sorted()
    var bounds: [Int] = []
    for quarter in 1..<Self.levels {
      let place = active.count * quarter / Self.levels
      let bound = active.indices.contains(place) ? active[place] : 1
      bounds.append(max(bound, bounds.last.map { $0.addingOne } ?? 1))
    }
    self.bounds = bounds
  }

  /// The level of a count, 0 … 4; 0 for none.
  public func level(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    return 1 + (bounds.firstIndex { count <= $0 } ?? bounds.count)
  }

  /// The counts that have a level, 1 … 4; the last has no end.
  public func counts(ofLevel level: Int) -> (from: Int, through: Int?) {
    let place = min(max(level, 1), Self.levels) - 1
    return (
      place == 0 ? 1 : bounds[place - 1].addingOne, place < bounds.count ? bounds[place] : nil
    )
  }
}

extension Int {
  /// The next number; the largest one where there is none.
  fileprivate var addingOne: Int { self == .max ? self : self + 1 }
}
