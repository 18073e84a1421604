/// What the terminal room knows of text, handed in as functions by the shell.
public struct TextMeasure: Sendable {
  private let replacing: @Sendable (String) -> String
  /// How many columns a text takes.
  let columns: @Sendable (String) -> Int
  /// The longest start of a text that fits into so many columns.
  let prefix: @Sendable (String, Int) -> String

  /// Collects the functions.
  ///
  /// - Parameters:
  ///   - sanitized: The text with each scalar that may act on a terminal replaced by a visible
  ///     one, tabs and line feeds among them. It is not asked about plain ASCII.
  ///   - columns: How many columns a text takes.
  ///   - prefix: The longest start of a text that fits into so many columns.
  public init(
    sanitized: @escaping @Sendable (String) -> String,
    columns: @escaping @Sendable (String) -> Int,
    prefix: @escaping @Sendable (String, Int) -> String
  ) {
    replacing = sanitized
    self.columns = columns
    self.prefix = prefix
  }
}

extension TextMeasure {
  /// The text with nothing in it that may act on a terminal or break a line.
  func sanitized(_ text: String) -> String {
    // Most text is plain, and lists are long.
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text : replacing(text)
  }

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
