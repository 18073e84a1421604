public import RedoTerminal
public import RedoViewModels

/// What the keys of a keymap are called on a terminal: in what is said as in the hints.
public struct KeymapNames: KeyNames {
  private let keymap: Keymap
  private let glyphs: GlyphSet

  /// Names keys with the signs that a terminal has.
  public init(_ keymap: Keymap, in glyphs: GlyphSet) {
    self.keymap = keymap
    self.glyphs = glyphs
  }

  /// The first key of a command in a context; nil where it has none.
  public func label(of command: Command, in context: KeyContext) -> String? {
    keymap.label(of: command, in: context, glyphs)
  }

  /// All keys of a command in a context, or anywhere, the first ones first.
  public func labels(of command: Command, in context: KeyContext?) -> [String] {
    let chords = context.map { keymap.keys(for: command, in: $0) } ?? keymap.keys(for: command)
    return chords.map { KeyLabel.text(for: $0, glyphs) }
  }

  /// Keys that were pressed, whatever they ask for.
  public func text(for keys: [Key]) -> String {
    KeyLabel.text(for: keys, glyphs)
  }
}
