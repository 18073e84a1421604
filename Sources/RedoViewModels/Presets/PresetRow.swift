public import RedoIntents

/// A preset in the chooser.
public struct PresetRow: ChooserRow, Hashable, Sendable {
  /// The preset.
  public let preset: Preset
  /// How many tasks it lists now.
  public let count: Int
  /// What of its line cannot be read; nil where all can.
  public let problem: String?
  /// The parts of its name that what was typed found, in UTF-8 bytes.
  public internal(set) var matches: [Range<Int>] = []

  /// The name of the preset.
  public var id: PresetName { preset.name }

  var name: String { preset.name.text }
}
