/// What differs between two texts: the lines between those at the start and at the end that stayed.
struct LineChange {
  /// Which of the old lines went.
  let range: Range<Int>
  /// The lines that came in their place.
  let lines: ArraySlice<Substring>

  /// Compares lines.
  init(from old: [Substring], to new: [Substring]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    range = start..<old.count - end
    lines = new[start..<new.count - end]
  }
}
