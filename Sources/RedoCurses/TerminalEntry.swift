/// A terminal description of our own, as tic compiles it.
struct TerminalEntry: Equatable {
  /// The name to ask for.
  let name: String
  /// The compiled description in base 64.
  let compiled: String

  /// The description that suits a terminal; nil where the system's own is to be used.
  ///
  /// `type` and `colorTerm` are the values of `TERM` and `COLORTERM`. It has 24-bit colour where
  /// that is promised; within tmux such colour is understood whatever the terminal around it.
  static func suiting(type: String, colorTerm: String, isTmux: Bool) -> TerminalEntry? {
    let isPromised = colorTerm == "truecolor" || colorTerm == "24bit" || type.hasSuffix("-direct")
    // Within GNU screen the promise was made by the terminal around it and does not hold. A console
    // or an old terminal makes none.
    if type.hasPrefix("tmux") || (type.hasPrefix("screen") && isTmux) {
      return isPromised ? tmuxDirect : type.hasSuffix("-256color") ? tmuxIndexed : nil
    }
    if isPromised, kin.contains(where: { type.hasPrefix($0) }) { return xtermDirect }
    return type == "xterm-256color" ? xtermIndexed : nil
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
