public import RedoViewModels

extension AppViewModel {
  /// The line being typed; nil where none is.
  public var openPrompt: Prompt? {
    if case .prompt(let prompt) = overlay { prompt } else { nil }
  }
}
