/// Where one cluster ends and the next begins, one scalar at a time (UAX #29, section 3.1.1).
struct GraphemeBreaker: Sendable {
  private var previous: GraphemeBreak?
  /// Whether the cluster so far is a pictograph and its extensions (rule GB11).
  private var afterPictograph = false
  /// Whether a pictograph was followed by a joiner just now (rule GB11).
  private var joinsPictograph = false
  /// Whether an unpaired regional indicator came before (rules GB12 and GB13).
  private var afterOddIndicator = false

  init() {}

  /// Whether a cluster starts with this scalar, which follows all that were asked about before.
  mutating func starts(_ next: GraphemeBreak) -> Bool {
    let breaks = previous.map { breaksBetween($0, next) } ?? true
    joinsPictograph = afterPictograph && next == .joiner
    afterPictograph = next == .pictographic || (afterPictograph && next == .extend)
    afterOddIndicator = next == .regionalIndicator && !(afterOddIndicator && !breaks)
    previous = next
    return breaks
  }

  /// Rules GB3 to GB999, in their order.
  private func breaksBetween(_ before: GraphemeBreak, _ after: GraphemeBreak) -> Bool {
    switch (before, after) {
    case (.carriageReturn, .lineFeed): false
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllable),
      (.leadingJamo, .closedSyllable):
      false
    case (.syllable, .vowelJamo), (.syllable, .trailingJamo), (.vowelJamo, .vowelJamo),
      (.vowelJamo, .trailingJamo):
      false
    case (.closedSyllable, .trailingJamo), (.trailingJamo, .trailingJamo): false
    case (_, .extend), (_, .joiner), (_, .spacingMark), (.prepend, _): false
    case (.joiner, .pictographic): !joinsPictograph
    case (.regionalIndicator, .regionalIndicator): !afterOddIndicator
    default: true
    }
  }
}
