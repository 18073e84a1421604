/// What the terminal room knows of text, handed in as functions by the shell.
public struct TextMeasure: Sendable {
  /// The text with each scalar that may act on a terminal replaced by a visible one, tabs and line
  /// feeds among them.
  public let sanitized: @Sendable (String) -> String
  /// How many columns a text takes.
  public let columns: @Sendable (String) -> Int
  /// The longest start of a text that fits into so many columns.
  public let prefix: @Sendable (String, Int) -> String

  /// Collects the functions.
  public init(
    sanitized: @escaping @Sendable (String) -> String,
    columns: @escaping @Sendable (String) -> Int,
    prefix: @escaping @Sendable (String, Int) -> String
  ) {
    self.sanitized = sanitized
    self.columns = columns
    self.prefix = prefix
  }
}

extension TextMeasure {
  /// The text cut to so many columns, with `…` where something was cut off.
  func fitted(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    return width < 1 ? "" : prefix(text, width - 1) + "…"
  }

  /// The text with spaces behind it, up to so many columns.
  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }
}
