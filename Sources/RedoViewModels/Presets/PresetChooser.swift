public import RedoIntents
public import RedoTerminal

/// The filter presets to choose from, narrowed by what is typed.
public struct PresetChooser: Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// The presets that fit, each behind the digit of its place.
  public private(set) var rows: [PresetRow] = []
  /// Which of them Enter applies; 0 where there is none.
  public private(set) var selected = 0
  private var offers: [PresetRow]

  /// Offers presets.
  init(_ offers: [PresetRow], selecting name: PresetName? = nil) {
    self.offers = offers
    search()
    if let place = rows.firstIndex(where: { $0.preset.name == name }) { selected = place }
  }

  /// The preset that Enter applies; nil where none fits.
  public var choice: Preset? {
    rows.indices.contains(selected) ? rows[selected].preset : nil
  }

  /// The preset behind a digit from 1 on.
  func preset(at digit: Int) -> Preset? {
    rows.indices.contains(digit - 1) ? rows[digit - 1].preset : nil
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
  func selecting(_ row: Int) -> PresetChooser {
    var copy = self
    copy.select(row)
    return copy
  }

  /// Moves the choice; it stops at either end.
  mutating func move(by steps: Int) {
    select(selected + steps)
  }

  /// Chooses a row.
  mutating func select(_ row: Int) {
    selected = min(max(0, row), max(0, rows.count - 1))
  }

  /// Takes the presets as they are now; what was typed and chosen stays.
  mutating func refresh(_ offers: [PresetRow]) {
    let name = choice?.name
    let row = selected
    self.offers = offers
    search()
    select(rows.firstIndex { $0.preset.name == name } ?? row)
  }

  private mutating func search() {
    let search = PhraseSearch(field.text)
    let found = offers.enumerated().compactMap { place, offer in
      search.match(in: offer.preset.name.text).map { (place: place, match: $0, offer: offer) }
    }
    rows = found.sorted { ($0.match.fit, $0.place) < ($1.match.fit, $1.place) }.map {
      PresetRow(
        $0.offer.preset, count: $0.offer.count, problem: $0.offer.problem, matches: $0.match.places)
    }
    selected = 0
  }
}
