internal import RedoCommandLine
internal import RedoTerminal

extension StandardStreams {
  /// The sequences for a theme on a terminal; none where nobody wants colours.
  static func palette(_ environment: SystemEnvironment, _ theme: Theme?) -> OutputPalette {
    guard ColorDepth.isAllowed(noColor: environment[.noColor]), !environment.hasPlainTerminal,
      let theme
    else { return .none }
    let depth = ColorDepth(
      ofTerminal: environment[.terminal] ?? "", colorTerm: environment[.colorTerminal] ?? "",
      isTmux: !(environment[.tmux] ?? "").isEmpty)
    return palette(theme, depth)
  }

  /// The sequences for a theme with as many colours as there are.
  static func palette(_ theme: Theme, _ depth: ColorDepth) -> OutputPalette {
    func sequence(_ role: Role) -> String {
      let paint = theme.paint(of: role)
      let bold = paint.emphasis.contains(.bold) ? "1" : nil
      let codes = [bold, code(of: paint.foreground, depth)].compactMap(\.self)
      return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
    }
    return OutputPalette(
      heading: sequence(.heading), accent: sequence(.neon), faint: sequence(.faint),
      label: sequence(.tag), warning: sequence(.warning), error: sequence(.error),
      success: sequence(.success), reset: "\u{1B}[0m")
  }

  /// What colours the text behind it; nil where the terminal's own colour is as good.
  private static func code(of color: Color, _ depth: ColorDepth) -> String? {
    switch depth {
    case .mono: nil
    case .eight: code(ofANSI: color.index8)
    case .sixteen: code(ofANSI: color.index16)
    case .indexed: "38;5;\(color.index256)"
    case .direct: "38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  private static func code(ofANSI index: Int) -> String? {
    // Black and white may be what the terminal has behind its text.
    if [0, 7, 15].contains(index) { return nil }
    return "\(index < 8 ? 30 + index : 82 + index)"
  }
}
