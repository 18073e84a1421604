internal import RedoTerminal
internal import RedoViewModels

extension Keymap {
  /// The first key of a command in a context, with the signs that a terminal has; nil where it has
  /// none.
  func label(of command: Command, in context: KeyContext, _ glyphs: GlyphSet) -> String? {
    keys(for: command, in: context).first.map { KeyLabel.text(for: $0, glyphs) }
  }
}
