internal import RedoIntents
public import RedoTerminal

/// Every command, narrowed by what is typed: first those that mean something where the palette was
/// opened, then those of other places.
public struct Palette: Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// The commands that fit, the most fitting first; those that cannot act stand behind the others
  /// that fit as well.
  public private(set) var rows: [PaletteRow] = []
  /// Which of them Enter runs; 0 where there is none.
  public private(set) var selected = 0
  private let offers: [PaletteRow]

  /// Offers commands, in the order in which they are listed while nothing is typed.
  init(_ offers: [PaletteRow]) {
    self.offers = offers
    search()
  }

  /// The command that Enter runs; nil where nothing fits.
  public var choice: PaletteRow? {
    rows.indices.contains(selected) ? rows[selected] : nil
  }

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

  /// How many rows there are before any is narrowed away.
  var mostRows: Int { offers.count }

  /// The same with a row chosen.
  func selecting(_ row: Int) -> Palette {
    var copy = self
    copy.select(row)
    return copy
  }

  /// Moves the choice; it stops at either end.
  mutating func move(by steps: Int) {
    selected = min(max(0, selected + steps), max(0, rows.count - 1))
  }

  /// Chooses a row.
  mutating func select(_ row: Int) {
    selected = min(max(0, row), max(0, rows.count - 1))
  }

  private mutating func search() {
    let search = PhraseSearch(field.text)
    let found = offers.enumerated().compactMap { place, offer in
      Self.match(search, offer).map { (place: place, match: $0, offer: offer) }
    }
    rows = found.sorted { left, right in
      let (first, second) = (left.offer.availability, right.offer.availability)
      if left.match.fit != right.match.fit { return left.match.fit < right.match.fit }
      if first.isAvailable != second.isAvailable { return first.isAvailable }
      return left.place < right.place
    }.map { found in
      let offer = found.offer
      return PaletteRow(
        offer.command, offer.availability, home: offer.home, matches: found.match.places)
    }
    selected = 0
  }

  /// A summary, else what it is called besides, which lights nothing.
  private static func match(
    _ search: PhraseSearch, _ offer: PaletteRow
  ) -> (fit: PhraseMatch.Fit, places: [Range<Int>])? {
    if let match = search.match(in: offer.command.summary) {
      // What means something here goes first, whatever it is found by.
      let isHere = offer.home == nil || search.isEmpty
      return (isHere ? match.fit : max(match.fit, .inside), match.places)
    }
    let hint = search.match(in: offer.command.hint)?.fit
    let isHint = hint.map { $0 < .scattered } ?? false
    // Of what it is called besides, a word has to begin so: arch is no search.
    let isSynonym = offer.command.synonyms.contains {
      search.match(in: $0).map { $0.fit <= .wordStart } ?? false
    }
    return isHint || isSynonym ? (.inside, []) : nil
  }
}
