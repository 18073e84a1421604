/// Words of a line that may have a meaning.
struct LinePart: Hashable {
  /// What they may mean.
  let meaning: Meaning
  /// Which words of the line they are.
  let words: Range<Int>
  /// The name of their chip.
  let id: Chip.ID
}
