internal import RedoIntents
internal import RedoTerminal

/// Texts for the clipboard.
extension AppViewModel {
  /// Hands a text to the terminal, and says no more of it than is known.
  mutating func copy(_ text: String, called name: String) -> [Effect] {
    switch host.clipboard {
    case .terminal: say(.neutral, "sent to the terminal's clipboard: \(name)")
    case .tmux: say(.neutral, "sent to tmux, which takes it with set-clipboard on: \(name)")
    case .absent(let type):
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      say(.neutral, "no clipboard with TERM=\(type); mark or type: \(line)")
    }
    return [.copy(text)]
  }
}
