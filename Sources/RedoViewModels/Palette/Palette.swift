internal import RedoIntents
public import RedoTerminal

/// Every command, narrowed by what is typed: first those that mean something where the palette was
/// opened, then those of other places.
public struct Palette: TypedChooser, Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// The commands that fit, the most fitting first; those that cannot act stand behind the others
  /// that fit as well.
  public internal(set) var rows: [PaletteRow] = []
  /// Which of them Enter runs; 0 where there is none.
  public internal(set) var selected = 0
  /// Whether what is typed finds nothing but commands that are out of reach.
  public private(set) var isOutOfReach = false
  var offers: [PaletteRow]
  private let others: [PaletteRow]

  /// Offers commands, in the order in which they are listed while nothing is typed, and knows of
  /// others that are out of reach.
  init(_ offers: [PaletteRow], outOfReach others: [PaletteRow] = []) {
    self.offers = offers
    self.others = others
    search()
  }

  /// The command that Enter runs; nil where nothing fits.
  public var choice: PaletteRow? { chosenRow }

  var columns: Int { 78 }
  var overlay: Overlay { .palette(self) }

  mutating func search() {
    let typed = field.text.lowercased()
    let search = PhraseSearch(field.text)
    let found = offers.enumerated().compactMap { place, offer in
      Self.match(search, typed, offer).map { (place: place, match: $0, offer: offer) }
    }
    rows = found.sorted { left, right in
      let (first, second) = (left.offer.availability, right.offer.availability)
      if left.match.fit != right.match.fit { return left.match.fit < right.match.fit }
      if first.isAvailable != second.isAvailable { return first.isAvailable }
      return left.place < right.place
    }.map { found in
      var row = found.offer
      row.matches = found.match.places
      return row
    }
    selected = 0
    isOutOfReach = rows.isEmpty && others.contains { Self.match(search, typed, $0) != nil }
  }

  /// A summary, else what it is called besides, which lights nothing.
  private static func match(
    _ search: PhraseSearch, _ typed: String, _ offer: PaletteRow
  ) -> (fit: PhraseMatch.Fit, places: [Range<Int>])? {
    // Who types all of a hint read it below: `repeat` is not to complete what comes again.
    if typed == offer.command.hint, offer.isHere, offer.availability.isAvailable {
      let match = search.match(in: offer.command.summary)
      return (.start, match.map { $0.fit < .scattered ? $0.places : [] } ?? [])
    }
    // Of what it is called besides, a word has to begin so: arch is no search.
    let isSynonym = offer.command.synonyms.contains {
      search.match(in: $0).map { $0.fit <= .wordStart } ?? false
    }
    // Such a word says more than letters here and there in a summary: stats in “Show the analytics”.
    if let match = search.match(in: offer.command.summary), match.fit < .scattered || !isSynonym {
      // What means something here goes first, whatever it is found by.
      return (offer.isHere || search.isEmpty ? match.fit : max(match.fit, .inside), match.places)
    }
    let hint = search.match(in: offer.command.hint)?.fit
    let isHint = hint.map { $0 < .scattered } ?? false
    return isHint || isSynonym ? (.inside, []) : nil
  }
}
