public import RedoProtocol

/// How much was done on each local day, up to today.
public struct CompletionHistory: Hashable, Sendable {
  /// The last day of the history.
  let today: CivilDate
  /// The days on which something was done, in days since 1970-01-01, ascending.
  let days: [Int]
  /// What each of them came to.
  let tallies: [DayTally]

  /// Sorts completions by their day.
  init(_ completions: some Sequence<Completion>, today: CivilDate) {
    var found: [Int: DayTally] = [:]
    for completion in completions {
      found[completion.day, default: .nothing] += completion.tally
    }
    self.today = today
    days = found.keys.sorted()
    tallies = days.map { found[$0] ?? .nothing }
  }

  /// The first day on which something was done; nil where nothing was.
  var firstDay: CivilDate? { days.first.map { CivilDate(daysSinceEpoch: $0) } }

  /// What all days came to.
  public var total: DayTally {
    tallies.reduce(into: .nothing) { $0 += $1 }
  }

  /// What the days of a range came to together.
  public func total(_ range: ClosedRange<CivilDate>) -> DayTally {
    let first = place(of: range.lowerBound.daysSinceEpoch)
    let end = place(of: range.upperBound.daysSinceEpoch + 1)
    return tallies[first..<max(first, end)].reduce(into: .nothing) { $0 += $1 }
  }

  /// The days of a range on which something was done.
  public func activeDays(_ range: ClosedRange<CivilDate>) -> Int {
    place(of: range.upperBound.daysSinceEpoch + 1) - place(of: range.lowerBound.daysSinceEpoch)
  }

  /// What each of the last days came to, the earliest first and `last` at the end; days without
  /// anything are among them.
  public func tallies(of count: Int, through last: CivilDate) -> [DayTally] {
    var result = [DayTally](repeating: .nothing, count: max(0, count))
    let start = last.daysSinceEpoch - count + 1
    for place in place(of: start)..<days.count where days[place] - start < count {
      result[days[place] - start] = tallies[place]
    }
    return result
  }

  /// The first place whose day is not before a day.
  private func place(of day: Int) -> Int {
    days.partitioningIndex { $0 >= day }
  }
}
