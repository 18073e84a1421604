/// A terminal description of our own, as tic compiles it.
struct TerminalEntry: Equatable {
  /// The name to ask for.
  let name: String
  /// The compiled description in base 64.
  let compiled: String

  /// The 24-bit description that suits a terminal; nil where it does not promise such colour.
  ///
  /// `type` and `colorTerm` are the values of `TERM` and `COLORTERM`. Within tmux such colour is
  /// understood whatever the terminal around it.
  static func direct(type: String, colorTerm: String, isTmux: Bool) -> TerminalEntry? {
    let promised = colorTerm == "truecolor" || colorTerm == "24bit" || type.hasSuffix("-direct")
    guard promised else { return nil }
    if type.hasPrefix("tmux") || (type.hasPrefix("screen") && isTmux) {
      return tmuxDirect
    }
    // Within GNU screen the promise was made by the terminal around it and does not hold. A console
    // or an old terminal makes none.
    let isKin = kin.contains { type.hasPrefix($0) }
    return isKin ? xtermDirect : nil
  }

  /// The common description to use where a terminal's own is not installed; nil where none is near.
  static func substitute(for type: String) -> String? {
    if type.hasPrefix("tmux") { return "screen-256color" }
    return kin.contains { type.hasPrefix($0) } ? "xterm-256color" : nil
  }

  /// How the names of terminals begin that do what xterm does.
  private static let kin = [
    "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole",
    "mintty", "rio", "st-", "vte", "wezterm",
  ]
}
