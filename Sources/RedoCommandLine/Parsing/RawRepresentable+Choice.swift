internal import RedoViewModels

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The choice that a word names; throws with the words that `option` knows where it names none of
  /// them.
  init(
    named text: String, option: String, among choices: [Self] = Array(Self.allCases)
  ) throws(UsageError) {
    guard let choice = choices.first(where: { $0.rawValue == text }) else {
      let known = choices.map(\.rawValue)
      // What is a choice elsewhere was not mistyped.
      let isElsewhere = Self(rawValue: text) != nil
      throw .arguments(
        .unknownChoice(
          text, option: option, known: known,
          nearest: isElsewhere ? nil : Nearest.word(to: text, among: known)))
    }
    self = choice
  }
}
