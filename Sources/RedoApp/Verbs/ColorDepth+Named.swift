internal import RedoTerminal

extension ColorDepth {
  /// How many colours a terminal shows, by its name and by what `COLORTERM` promises.
  ///
  /// Verbs print sequences without the description that the full screen asks. Most names that say
  /// nothing of colours stand for eight there; `vt100` and its kin have none.
  init(ofTerminal name: String, colorTerm: String, isTmux: Bool) {
    // Within GNU screen the promise was made by the terminal around it and does not hold.
    let isPromised =
      ["truecolor", "24bit"].contains(colorTerm) && (isTmux || !name.hasPrefix("screen"))
    let parts = name.split(separator: "-")
    let kind = parts.first == "xterm" && parts.count > 1 ? parts[1] : parts.first ?? ""
    self =
      if Self.isColorless(kind) || ["m", "mono"].contains(parts.last) {
        .mono
      } else if parts.last == "direct" || isPromised {
        .direct
      } else if parts.last == "256color" || Self.indexedKinds.contains(kind) {
        .indexed
      } else {
        parts.last == "16color" ? .sixteen : .eight
      }
  }

  /// Terminals whose names do not say that they show the xterm palette.
  private static let indexedKinds: Set<Substring> = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "iterm2", "kitty", "mintty", "rio",
    "vscode", "wezterm",
  ]

  /// `vt100` and its kin.
  private static func isColorless(_ kind: Substring) -> Bool {
    kind.hasPrefix("vt") && kind.dropFirst(2).first?.isNumber == true
  }
}
