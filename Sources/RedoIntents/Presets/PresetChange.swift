/// A change of the user's presets, to be kept in the config.
public enum PresetChange: Hashable, Sendable {
  /// A new preset, or another filter under a name that there is.
  case save(Preset)
  /// Another name for a preset.
  case rename(PresetName, to: PresetName)
  /// Another colour for a preset.
  case recolor(PresetName, PresetColor)
  /// A preset goes.
  case delete(PresetName)
  /// A preset was applied; it is counted, outside the config.
  case use(PresetName)

  /// The preset of the user's that has to be there for it; nil where none has.
  public var required: PresetName? {
    switch self {
    case .rename(let name, _), .recolor(let name, _), .delete(let name): name
    case .save, .use: nil
    }
  }
}
