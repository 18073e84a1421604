internal import RedoProtocol
internal import RedoTasks

/// One condition of a filter, as it stands or turned round.
struct FilterTerm: Hashable, Sendable {
  /// What is asked for.
  let condition: FilterCondition
  /// Whether the tasks are wanted that it does not hold for.
  let isNegated: Bool

  /// The tasks that a list has to show besides the active ones.
  var scope: TaskScope { isNegated ? .active : condition.scope }

  /// The term where a list shows some tasks in any case.
  func besides(_ scope: TaskScope) -> FilterTerm {
    guard case .any(let terms, _) = condition else { return self }
    return FilterTerm(condition: .any(terms, besides: scope), isNegated: isNegated)
  }

  /// What looks for a word as it stands; nothing for one without a letter to look for.
  static func words(_ word: FilterWord) -> [FilterTerm] {
    guard let pattern = TextPattern(word.text) else { return [] }
    let condition = FilterCondition.text(pattern, isPhrase: word.isPhrase)
    return [FilterTerm(condition: condition, isNegated: word.isNegated)]
  }

  /// Some terms without those that look for more letters than are left once the terms before them
  /// have theirs.
  static func first(_ most: Int, of terms: [FilterTerm]) -> [FilterTerm] {
    var left = most
    return terms.filter { term in
      let count = term.condition.letterCount
      guard count <= left else { return false }
      left -= count
      return true
    }
  }

  /// Some terms that all have to hold, those that one completion can meet as one term: with
  /// `done>=7d done<2d` a repeat is meant that was done between the two.
  static func joiningCompletions(_ terms: [FilterTerm]) -> [FilterTerm] {
    var joined: [FilterTerm] = []
    for term in terms {
      guard let range = term.completions,
        let place = joined.firstIndex(where: { $0.completions?.overlaps(range) == true }),
        let other = joined[place].completions
      else {
        joined.append(term)
        continue
      }
      joined[place] = FilterTerm(
        condition: .number(.done, range.clamped(to: other)), isNegated: false)
    }
    return joined
  }

  /// The moments of which a completion has to be at one; nil for what asks for something else.
  private var completions: ClosedRange<Int64>? {
    guard !isNegated, case .number(.done, let range) = condition else { return nil }
    return range
  }

  /// How well a task fits; nil where the term does not hold for it.
  func quality(of task: TaskState, in projection: Projection, at now: Instant) -> MatchQuality? {
    let quality = condition.quality(of: task, in: projection, at: now)
    guard isNegated else { return quality }
    return quality == nil ? .exact : nil
  }

  /// Where a text shows what is asked for, in bytes.
  func places(in text: Span<UInt8>, allowsScattered: Bool) -> [Range<Int>] {
    guard !isNegated else { return [] }
    switch condition {
    case .label(let label): return label.places(in: text)
    case .text(let pattern, let isPhrase):
      return pattern.places(in: text, allowsScattered: allowsScattered && !isPhrase)
    case .any(let terms, _):
      return terms.flatMap { $0.places(in: text, allowsScattered: allowsScattered) }
    default: return []
    }
  }
}
