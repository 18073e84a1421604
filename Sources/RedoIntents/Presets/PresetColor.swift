/// The colour of a filter preset, by the words of the user's config.
///
/// A theme decides what each looks like.
public enum PresetColor: String, CaseIterable, Hashable, Sendable {
  /// The theme's accent, which the built-in presets have.
  case neon
  /// Calm.
  case cyan
  /// Wants attention.
  case amber
  /// Special.
  case purple
  /// All is well.
  case green
  /// Pressing.
  case red
  /// No colour of its own.
  case plain

  /// The colour after this one, round the end.
  public var next: PresetColor {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
