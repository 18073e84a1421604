extension DetailSign {
  /// The signs of a history, and what each says of a change; none for a screen without histories.
  static func explained(on screen: ScreenName) -> [(sign: DetailSign, words: String)] {
    guard screen == .tasks || screen == .activity else { return [] }
    return [
      (.head, "the latest change of a branch"),
      (.change, "a change that others build on"),
      (.buried, "set aside, deleted or taken back"),
      (.refused, "refused, or builds on such a one"),
      (.held, "waits for one that is to come"),
      (.fork, "changed on devices apart"),
    ]
  }
}
