public import RedoIntents
public import RedoTerminal

/// The filter presets to choose from, narrowed by what is typed.
public struct PresetChooser: TypedChooser, Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// The presets that fit, each behind the digit of its place.
  public internal(set) var rows: [PresetRow] = []
  /// Which of them Enter applies; 0 where there is none.
  public internal(set) var selected = 0
  var offers: [PresetRow]

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

  var columns: Int { 64 }
  var overlay: Overlay { .presets(self) }
}
