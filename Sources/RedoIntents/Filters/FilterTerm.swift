/// One condition of a filter, as it stands or turned round.
struct FilterTerm: Hashable {
  /// What is asked for.
  let condition: FilterCondition
  /// Whether the tasks are wanted that it does not hold for.
  let isNegated: Bool

  /// Where a text shows what is asked for, in bytes.
  func places(in text: Span<UInt8>, allowsScattered: Bool) -> [Range<Int>] {
    guard !isNegated else { return [] }
    switch condition {
    case .label(let label): return label.places(in: text)
    case .text(let pattern, let isPhrase):
      return pattern.places(in: text, allowsScattered: allowsScattered && !isPhrase)
    default: return []
    }
  }
}
