internal import RedoTerminal
public import RedoViewModels

extension Keymap: KeyNames {
  /// The first key of a command in a context; nil where it has none.
  public func label(of command: Command, in context: KeyContext) -> String? {
    label(of: command, in: context, .unicode)
  }

  /// The same with the signs that a terminal has.
  func label(of command: Command, in context: KeyContext, _ glyphs: GlyphSet) -> String? {
    keys(for: command, in: context).first.map { KeyLabel.text(for: $0, glyphs) }
  }
}
