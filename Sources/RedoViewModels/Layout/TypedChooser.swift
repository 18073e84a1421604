internal import RedoTerminal

/// A list to choose from that is narrowed by what is typed.
protocol TypedChooser {
  /// What there is to choose from.
  associatedtype Row

  /// What is typed.
  var field: TextField { get set }
  /// What fits, from the top.
  var rows: [Row] { get }
  /// Which row is chosen; 0 where there is none.
  var selected: Int { get set }

  /// Finds the rows that fit what is typed, and chooses the first.
  mutating func search()
}

extension TypedChooser {
  /// The row that is chosen; nil where none fits.
  var chosenRow: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// Takes a key of the line; says whether it meant anything.
  mutating func handle(_ key: Key) -> Bool {
    let text = field.text
    guard field.handle(key) else { return false }
    if field.text != text { search() }
    return true
  }

  /// Takes text that was pasted.
  mutating func insert(_ text: String) {
    field.insert(text)
    search()
  }

  /// The chooser with a row chosen.
  func selecting(_ row: Int) -> Self {
    var copy = self
    copy.select(row)
    return copy
  }

  /// Moves the choice; it stops at either end.
  mutating func move(by steps: Int) { select(selected + steps) }

  /// Chooses a row; the nearest one where there is none.
  mutating func select(_ row: Int) { selected = min(max(0, row), max(0, rows.count - 1)) }
}
