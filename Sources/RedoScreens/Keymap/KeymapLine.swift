internal import RedoTerminal
internal import RedoViewModels

/// A command with all the keys of one section that ask for it, as help and the README list it.
struct KeymapLine: Hashable {
  let keys: [String]
  let command: Command
}

extension KeymapSection {
  /// The section's commands, each once, with their keys.
  func lines(_ glyphs: GlyphSet = .unicode) -> [KeymapLine] {
    bindings.map { binding in
      let keys = binding.notations.compactMap { try? KeyNotation.keys(in: $0) }
      return KeymapLine(
        keys: keys.map { KeyLabel.text(for: $0, glyphs) }, command: binding.command)
    }
  }
}
