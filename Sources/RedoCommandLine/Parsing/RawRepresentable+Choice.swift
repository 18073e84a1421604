internal import RedoViewModels

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The choice that a word names; throws with the words that `option` knows where it names none.
  init(named text: String, option: String) throws(UsageError) {
    guard let choice = Self(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue)
      throw .arguments(
        .unknownChoice(
          text, option: option, known: known, nearest: Nearest.word(to: text, among: known)))
    }
    self = choice
  }
}
