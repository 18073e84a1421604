/// Which intensity a day's count has: four levels that part the active days about evenly.
public struct HeatScale: Hashable, Sendable {
  /// The levels above 0.
  public static let levels = 4

  /// The largest count of the levels 1, 2 and 3; larger ones have level 4.
  public let bounds: [Int]
  /// The levels that some day has, the lowest first.
  private var reached: [Int] = []

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
    reached = Set(active.map { level(of: $0) }).sorted()
  }

  /// The level of a count, 0 … 4; 0 for none.
  public func level(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    return 1 + (bounds.firstIndex { count <= $0 } ?? bounds.count)
  }
}

extension HeatScale {
  /// How strongly a day's count shows, 0 … 4: as its level, but the best days always strongest.
  public func shade(of count: Int) -> Int {
    let level = level(of: count)
    return level > (reached.dropLast().last ?? 0) ? Self.levels : level
  }

  /// The counts that show as a shade, 1 … 4, the last without an end; nil where no day has it.
  public func counts(ofShade shade: Int) -> (from: Int, through: Int?)? {
    let isStrongest = shade == Self.levels
    guard let level = isStrongest ? reached.last : reached.dropLast().first(where: { $0 == shade })
    else { return nil }
    let below = reached.last { $0 < level }
    return (below.map { bounds[$0 - 1].addingOne } ?? 1, isStrongest ? nil : bounds[level - 1])
  }
}

extension Int {
  /// The next number; the largest one where there is none.
  fileprivate var addingOne: Int { self == .max ? self : self + 1 }
}
