/// What kind of value a setting takes.
public enum SettingKind: Hashable, Sendable {
  /// One of a few words.
  case choice
  /// A whole number.
  case number(ClosedRange<Int>)
  /// A number of minutes, or `off`.
  case minutes(ClosedRange<Int>, steps: [Int])
  /// Two times of day, as `22:00-07:00`, or `off`; some of them are offered.
  case hours([String])
  /// A time of day, as `18:00`.
  case time
  /// Any line, or nothing.
  case text
}
