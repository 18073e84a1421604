internal import RedoViewModels

extension TaskFormat {
  /// The format that an option names.
  init(named text: String) throws(UsageError) {
    try self.init(named: text, option: "--format")
  }
}
