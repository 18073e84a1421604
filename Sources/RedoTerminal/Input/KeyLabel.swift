/// Keys as people say them: `Ctrl-d`, `Enter`, `↓`.
public enum KeyLabel {
  /// The label of a chord.
  public static func text(for keys: [Key], _ glyphs: GlyphSet = .unicode) -> String {
    keys.map { text(for: $0, glyphs) }.joined()
  }

  private static func text(for key: Key, _ glyphs: GlyphSet) -> String {
    if key == .backtab { return "Shift-Tab" }
    let held: [(Key.Modifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    return held.filter { key.modifiers.contains($0.0) }.map(\.1).joined()
      + name(of: key.code, glyphs)
  }

  private static func name(of code: Key.Code, _ glyphs: GlyphSet) -> String {
    switch code {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .escape: "Esc"
    case .up: glyphs.text("↑", "Up")
    case .down: glyphs.text("↓", "Down")
    case .left: glyphs.text("←", "Left")
    case .right: glyphs.text("→", "Right")
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    default:
      KeyNotation.text(for: Key(code)).filter { $0 != "<" && $0 != ">" }
    }
  }
}
