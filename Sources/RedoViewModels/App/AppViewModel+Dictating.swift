internal import RedoTerminal

/// Lines that come whole, where nothing is edited key by key.
extension AppViewModel {
  /// Puts a text in the place of all that was typed so far; nothing where nothing is typed.
  public mutating func dictate(_ text: String) {
    switch overlay {
    case .prompt(var prompt):
      prompt.field.text = text
      change(prompt)
    case .form(var form):
      form.replace(with: text)
      overlay = .form(read(form))
    default: changeChooser { $0.replace(with: text) }
    }
  }

  /// Takes the message away, once it was said.
  public mutating func clearMessage() {
    board.endNews(isHidden: hidesNews)
    message = nil
  }
}
