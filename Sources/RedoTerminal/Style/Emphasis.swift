/// How a cell stands out besides its colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Emphasis(rawValue: 1 << 0)
  /// Weaker than its surroundings.
  public static let dim = Emphasis(rawValue: 1 << 1)
  /// Slanted.
  public static let italic = Emphasis(rawValue: 1 << 2)
  /// A line below.
  public static let underline = Emphasis(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = Emphasis(rawValue: 1 << 4)
}
