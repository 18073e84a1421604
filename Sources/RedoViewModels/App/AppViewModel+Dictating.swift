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

  /// Takes the message away, once it was said, with all that is news.
  public mutating func clearMessage() {
    board.endNews()
    message = nil
  }

  /// Takes the message away, since what a key comes to needs its row.
  public mutating func yieldMessage() {
    board.endNews(isHidden: hidesNews)
    message = nil
  }
}
