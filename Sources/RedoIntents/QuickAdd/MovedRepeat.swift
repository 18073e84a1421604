/// A repeat that names its day, beside a first date on another one, from which it counts.
struct MovedRepeat: Hashable {
  /// Where its words stand in the line, in UTF-8 bytes.
  let words: Range<Int>
  /// When it comes: `Sundays`, `the 29th`, `24 Dec`.
  let days: String
}
