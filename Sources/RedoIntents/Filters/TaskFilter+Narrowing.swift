extension TaskFilter {
  /// Whether whatever this line matches, the other one matches too, as far as that shows at once:
  /// more letters of a word were typed, or more terms.
  public func narrows(_ other: TaskFilter) -> Bool {
    scope == other.scope
      && other.terms.allSatisfy { before in
        terms.contains { $0 == before || $0.grows(from: before) }
      }
  }
}

extension FilterTerm {
  /// Whether it is a word that begins with the other one.
  fileprivate func grows(from before: FilterTerm) -> Bool {
    guard case .text(let pattern, isPhrase: false) = condition,
      case .text(let shorter, isPhrase: false) = before.condition
    else { return false }
    return !isNegated && !before.isNegated && pattern.begins(with: shorter)
  }
}
