public import RedoViewModels

extension AppViewModel {
  /// The form being filled in; nil where none is.
  public var shownForm: TaskForm? {
    if case .form(let form) = overlay { form } else { nil }
  }
}
