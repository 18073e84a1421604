/// Two titles that came of one made one again: what each changed counts.
extension TitleText {
  /// The title with what another one changed since both were the same: its words where the own ones
  /// were left as they were, the labels that it got, and none that it lost.
  ///
  /// What says how a repeat is counted goes together and comes from one of the two: from the other
  /// one where it changed there alone. Of words that both changed the own ones stay.
  public func joining(_ other: TitleText, since base: TitleText) -> TitleText {
    let words = leading == base.leading ? other.leading : leading
    guard other.stored != base.stored, other.stored != stored else { return self }
    let (has, had) = (Set(other.labels.map(\.folded)), Set(base.labels.map(\.folded)))
    let kept = trailingLabels.filter { !had.contains($0.folded) || has.contains($0.folded) }
    // What stands in words that others take the place of stays, and so does what the other one got.
    let inside = labels.filter { has.contains($0.folded) }
    let got = other.labels.filter { !had.contains($0.folded) }
    var standing = Set(TitleText(words).labels.map(\.folded)).union(kept.map(\.folded))
    let missing = (inside + got).filter { standing.insert($0.folded).inserted }
    let joined = assembled(words, kept.filter { !isDoubled($0, in: words) } + missing)
    return markers == base.markers ? joined.counting(as: other) : joined
  }

  /// Whether a label stands in words that take the place of the own ones.
  private func isDoubled(_ label: TitleLabel, in words: String) -> Bool {
    words != leading && TitleText(words).labels.contains { $0.folded == label.folded }
  }

  /// The title with those labels that say how a repeat is counted which another one has.
  private func counting(as other: TitleText) -> TitleText {
    guard markers != other.markers else { return self }
    let rest = trailingLabels.filter { !TitleLabel.rhythms.contains($0) }
    return assembled(leading, rest + TitleLabel.rhythms.filter(other.markers.contains))
  }

  /// The title itself where that says the same.
  func assembled(_ leading: String, _ trailing: [TitleLabel]) -> TitleText {
    guard leading != self.leading || trailing != trailingLabels else { return self }
    let words = (leading.isEmpty ? [] : [leading]) + trailing.map(\.text)
    return words.isEmpty ? self : TitleText(words.joined(separator: " "))
  }

  /// What is stored before the last labels; nothing where there are labels alone.
  var leading: String {
    let words = Self.words(of: stored)
    guard let last = words.last(where: { TitleLabel(word: $0) == nil }) else { return "" }
    return String(stored[..<last.endIndex])
  }

  /// The labels after the last other word; all where there are labels alone.
  public var trailingLabels: [TitleLabel] {
    Self.words(of: stored).reversed().lazy.map { TitleLabel(word: $0) }.prefix { $0 != nil }
      .compactMap { $0 }.reversed()
  }

  /// All labels, wherever they stand, but those that say how a repeat is counted.
  private var labels: [TitleLabel] {
    Self.words(of: stored).compactMap { TitleLabel(startOf: $0) }
      .filter { !TitleLabel.rhythms.contains($0) }
  }
}
