/// Names the parts of a line in its order, and knows which of them the user does not want read.
struct Dismissals {
  private let dismissed: Set<Chip.ID>
  private var counts: [Chip.ID: Int] = [:]

  /// Starts at the beginning of a line.
  init(_ dismissed: Set<Chip.ID>) {
    self.dismissed = dismissed
  }

  /// The name of the next part of a kind that starts with `word`.
  mutating func nextID(_ kind: Chip.Kind, _ word: String) -> Chip.ID {
    let firstWord = word.lowercased()
    let first = Chip.ID(kind: kind, firstWord: firstWord, occurrence: 0)
    let occurrence = counts[first, default: 0]
    counts[first] = occurrence + 1
    return Chip.ID(kind: kind, firstWord: firstWord, occurrence: occurrence)
  }

  /// Whether the user dismissed the part.
  func contains(_ id: Chip.ID) -> Bool {
    dismissed.contains(id)
  }
}
