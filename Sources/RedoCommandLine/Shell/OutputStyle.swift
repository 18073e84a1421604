/// How standard output wants its text.
public struct OutputStyle: Sendable {
  /// Whether a person reads along: text is aligned and fitted instead of tab-separated.
  public let isTerminal: Bool
  /// How many columns the terminal has; of no meaning for a pipe.
  public let columns: Int
  /// The colours; ``OutputPalette/none`` where colour is not allowed.
  public let palette: OutputPalette
  /// How wide text is and what of it is safe to show.
  public let measure: TextMeasure

  /// A terminal of a width in columns, 20 at least.
  public static func terminal(
    columns: Int, palette: OutputPalette, measure: TextMeasure
  ) -> OutputStyle {
    OutputStyle(
      isTerminal: true, columns: max(20, columns), palette: palette, measure: measure)
  }

  /// A pipe or a file: no colour, nothing cut off, fields between tabs.
  public static func piped(measure: TextMeasure) -> OutputStyle {
    OutputStyle(isTerminal: false, columns: .max, palette: .none, measure: measure)
  }
}
