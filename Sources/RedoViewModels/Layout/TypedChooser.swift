internal import RedoIntents
internal import RedoTerminal

/// A list to choose from that is narrowed by what is typed.
protocol TypedChooser {
  /// What there is to choose from.
  associatedtype Row

  /// What is typed.
  var field: TextField { get set }
  /// All that there is, before any is narrowed away.
  var offers: [Row] { get set }
  /// What fits, from the top.
  var rows: [Row] { get set }
  /// Which row is chosen; 0 where there is none.
  var selected: Int { get set }
  /// How wide the frame is where there is room.
  var columns: Int { get }
  /// What it is among all that lies over the panes.
  var overlay: Overlay { get }

  /// Finds the rows that fit what is typed, and chooses the first.
  mutating func search()
}

extension TypedChooser {
  /// The row that is chosen; nil where none fits.
  var chosenRow: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// How many rows fit.
  var rowCount: Int { rows.count }

  /// How many rows there are before any is narrowed away.
  var mostRows: Int { offers.count }

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

  /// Puts a text in the place of what was typed.
  mutating func replace(with text: String) {
    field.text = ""
    insert(text)
  }

  /// Moves the choice; it stops at either end.
  mutating func move(by steps: Int) { select(selected + steps) }

  /// Chooses a row; the nearest one where there is none.
  mutating func select(_ row: Int) { selected = min(max(0, row), max(0, rows.count - 1)) }
}

extension TypedChooser where Row: ChooserRow {
  mutating func search() {
    let search = PhraseSearch(field.text)
    let found = offers.enumerated().compactMap { place, offer in
      search.match(in: offer.name).map { (place: place, match: $0, offer: offer) }
    }
    rows = found.sorted { ($0.match.fit, $0.place) < ($1.match.fit, $1.place) }.map { found in
      var row = found.offer
      row.matches = found.match.places
      return row
    }
    selected = 0
  }

  /// Takes what there is to choose from now; what was typed and chosen stays.
  mutating func refresh(_ offers: [Row]) {
    let (id, row) = (chosenRow?.id, selected)
    self.offers = offers
    search()
    select(rows.firstIndex { $0.id == id } ?? row)
  }
}
