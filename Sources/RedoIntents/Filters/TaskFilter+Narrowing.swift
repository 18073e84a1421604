extension TaskFilter {
  /// Whether whatever this line matches, the other one matches too, as far as that shows at once:
  /// one more letter of a word was typed.
  public func narrows(_ other: TaskFilter) -> Bool {
    guard scope == other.scope, terms.count == other.terms.count else { return false }
    let changed = zip(terms, other.terms).filter { $0 != $1 }
    guard changed.count <= 1, let (term, before) = changed.first else { return changed.isEmpty }
    guard case .text(let pattern, isPhrase: false) = term.condition,
      case .text(let shorter, isPhrase: false) = before.condition
    else { return false }
    return !term.isNegated && !before.isNegated && pattern.begins(with: shorter)
  }
}
