internal import RedoViewModels

extension TaskFormat {
  /// The format that an option names.
  init(named text: String) throws(UsageError) {
    guard let format = TaskFormat(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue)
      throw .arguments(
        .unknownChoice(
          text, option: "--format", known: known, nearest: Nearest.word(to: text, among: known)))
    }
    self = format
  }
}
