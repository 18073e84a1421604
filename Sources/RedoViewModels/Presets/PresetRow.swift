public import RedoIntents

/// A preset in the chooser.
public struct PresetRow: Hashable, Sendable {
  /// The preset.
  public let preset: Preset
  /// How many tasks it lists now.
  public let count: Int
  /// What of its line cannot be read; nil where all can.
  public let problem: String?
  /// The parts of its name that what was typed found, in UTF-8 bytes.
  public let matches: [Range<Int>]

  init(_ preset: Preset, count: Int, problem: String?, matches: [Range<Int>] = []) {
    self.preset = preset
    self.count = count
    self.problem = problem
    self.matches = matches
  }
}
