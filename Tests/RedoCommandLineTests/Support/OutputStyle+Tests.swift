import RedoCommandLine

extension TextMeasure {
  /// A stand-in for the terminal room's: every scalar is a column wide, controls become dots.
  static let simple = TextMeasure(
    sanitized: { text in
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.properties.generalCategory == .control ? "·" : $0 }))
    },
    columns: { $0.unicodeScalars.count },
    prefix: { String(String.UnicodeScalarView($0.unicodeScalars.prefix($1))) })
}

extension OutputStyle {
  /// A pipe.
  static let plain = OutputStyle.piped(measure: .simple)

  /// A terminal without colour.
  static func monochrome(columns: Int) -> OutputStyle {
    .terminal(columns: columns, palette: .none, measure: .simple)
  }

  /// A terminal whose colours can be read: `<accent>…</>`.
  static func coloured(columns: Int) -> OutputStyle {
    .terminal(
      columns: columns,
      palette: OutputPalette(
        heading: "<heading>", accent: "<accent>", faint: "<faint>", label: "<label>",
        warning: "<warning>", error: "<error>", success: "<success>", reset: "</>"),
      measure: .simple)
  }
}
