internal import RedoProtocol

/// What the title of a task becomes when some of its branches are joined (PROTOCOL.md, "Merging").
struct TitleJoining {
  /// Titles that are longer in bytes are not joined: nobody wrote those.
  private static let longestTitle = 4_096
  /// How often branches may have been joined apart on several devices, one after the other, before
  /// what shows is taken for what they began with.
  private static let mostRounds = 8

  private let projection: Projection
  private var settlement: MergeSettlement

  init(_ projection: Projection, _ settlement: MergeSettlement) {
    (self.projection, self.settlement) = (projection, settlement)
  }

  /// The title that holds what each of some branches changed in it since they went apart; the one that
  /// is shown where a title is too long.
  mutating func title(of heads: [Int], round: Int = 0) -> TitleText {
    let shown = settlement.state(of: heads).fields
    guard heads.count > 1, round < Self.mostRounds, let own = read(shown) else {
      return TitleText(shown.title.map(projection.string) ?? "")
    }
    let bases = projection.graph.latestShared(by: heads)
    let before = settlement.state(of: bases).fields
    let states = heads.map { settlement.state(at: $0).fields }
    let titles = states.compactMap(read)
    let start = title(of: bases, round: round + 1)
    guard titles.count == states.count, var joined = join(own, titles, since: start) else {
      return own
    }
    // The days of a repeat and what they are counted in belong together.
    if shown.frequencyDays != before.frequencyDays,
      let place = states.lastIndex(where: { $0.frequencyDays == shown.frequencyDays })
    {
      joined = joined.counting(as: titles[place])
    }
    return joined
  }

  /// The latest titles first, so that their words go before; nil where it gets too long.
  private func join(
    _ own: TitleText, _ titles: [TitleText], since start: TitleText
  ) -> TitleText? {
    // Where all began with the title that is shown, somebody gave it back: its words stay.
    let isGivenBack = own.stored == start.stored
    var joined = own
    for other in titles.reversed() {
      joined =
        isGivenBack
        ? joined.joiningLabels(of: other, since: start) : joined.joining(other, since: start)
      guard joined.stored.utf8.count <= Self.longestTitle else { return nil }
    }
    return joined
  }

  private func read(_ fields: LoggedFields) -> TitleText? {
    guard fields.title?.length ?? 0 <= Self.longestTitle else { return nil }
    return TitleText(fields.title.map(projection.string) ?? "")
  }
}
