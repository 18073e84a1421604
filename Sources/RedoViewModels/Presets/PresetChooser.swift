public import RedoIntents
public import RedoTerminal

/// The filter presets to choose from, narrowed by what is typed.
public struct PresetChooser: TypedChooser, Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// The presets that fit, each behind the digit of its place.
  public private(set) var rows: [PresetRow] = []
  /// Which of them Enter applies; 0 where there is none.
  public internal(set) var selected = 0
  private var offers: [PresetRow]

  /// Offers presets.
  init(_ offers: [PresetRow], selecting name: PresetName? = nil) {
    self.offers = offers
    search()
    if let place = rows.firstIndex(where: { $0.preset.name == name }) { selected = place }
  }

  /// The preset that Enter applies; nil where none fits.
  public var choice: Preset? { chosenRow?.preset }

  /// The preset behind a digit from 1 on.
  func preset(at digit: Int) -> Preset? {
    rows.indices.contains(digit - 1) ? rows[digit - 1].preset : nil
  }

  /// How many rows there are before any is narrowed away.
  var mostRows: Int { offers.count }

  /// Takes the presets as they are now; what was typed and chosen stays.
  mutating func refresh(_ offers: [PresetRow]) {
    let name = choice?.name
    let row = selected
    self.offers = offers
    search()
    select(rows.firstIndex { $0.preset.name == name } ?? row)
  }

  mutating func search() {
    let search = PhraseSearch(field.text)
    let found = offers.enumerated().compactMap { place, offer in
      search.match(in: offer.preset.name.text).map { (place: place, match: $0, offer: offer) }
    }
    rows = found.sorted { ($0.match.fit, $0.place) < ($1.match.fit, $1.place) }.map { found in
      var row = found.offer
      row.matches = found.match.places
      return row
    }
    selected = 0
  }
}
