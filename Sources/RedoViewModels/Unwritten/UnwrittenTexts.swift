/// Everything that was typed and is no change yet, the oldest first, one of each place.
public struct UnwrittenTexts: Equatable, Sendable {
  /// More are not kept: the oldest go first.
  static let mostTexts = 50

  /// The texts.
  public private(set) var texts: [UnwrittenText]

  /// Collects texts; of one place the last counts.
  init(_ texts: [UnwrittenText] = []) {
    self.texts = []
    for text in texts { keep(text) }
  }

  /// Nothing typed.
  public init() {
    self.init([])
  }

  /// Keeps a text, in the place of what was typed there before.
  mutating func keep(_ text: UnwrittenText) {
    remove(text.place)
    texts.append(text)
    if texts.count > Self.mostTexts { texts.removeFirst() }
  }

  /// What was typed at a place.
  subscript(place: UnwrittenText.Place) -> UnwrittenText? {
    texts.first { $0.place == place }
  }

  /// Forgets what was typed at a place.
  mutating func remove(_ place: UnwrittenText.Place) {
    texts.removeAll { $0.place == place }
  }

  /// Does to other texts what was done to these since they were `base`.
  ///
  /// So what two programs keep at a time is kept of both, but of one place what comes last.
  public func rebased(from base: UnwrittenTexts, onto others: UnwrittenTexts) -> UnwrittenTexts {
    var all = others
    for text in base.texts where self[text.place] == nil && all[text.place] == text {
      all.remove(text.place)
    }
    for text in texts where base[text.place] != text { all.keep(text) }
    return all
  }
}
