/// Everything that was typed and is no change yet: what was left, the oldest first, and what is open
/// in programs that run.
public struct UnwrittenTexts: Equatable, Sendable {
  /// More are not kept: the oldest go first.
  static let mostTexts = 50

  /// The texts that were left.
  public private(set) var texts: [UnwrittenText]
  /// The texts that are open, by the program in which they are typed.
  public var open: [ProgramRun: UnwrittenText] = [:]

  /// Collects texts.
  init(_ texts: [UnwrittenText] = []) {
    self.texts = []
    for text in texts { keep(text) }
  }

  /// Nothing typed.
  public init() {
    self.init([])
  }

  /// Whether nothing was left and nothing is open.
  public var isEmpty: Bool { texts.isEmpty && open.isEmpty }

  /// Keeps a text, as the first to be offered again.
  mutating func keep(_ text: UnwrittenText) {
    remove(text)
    texts.append(text)
    if texts.count > Self.mostTexts { texts.removeFirst() }
  }

  /// Keeps a text, as the last to be offered again.
  mutating func keepBehind(_ text: UnwrittenText) {
    remove(text)
    if texts.count == Self.mostTexts { texts.removeFirst() }
    texts.insert(text, at: 0)
  }

  /// What was typed last at a place.
  func latest(at place: UnwrittenText.Place) -> UnwrittenText? {
    texts.last { $0.place == place }
  }

  /// Forgets a text.
  mutating func remove(_ text: UnwrittenText) {
    texts.removeAll { $0 == text }
  }

  /// Forgets all that was typed at a place.
  mutating func remove(at place: UnwrittenText.Place) {
    texts.removeAll { $0.place == place }
  }

  /// Counts what was open in programs that are gone among what was left.
  public mutating func takeOver(where isGone: (ProgramRun) -> Bool) {
    for (run, text) in open.sorted(by: { $0.key < $1.key }) where isGone(run) {
      open[run] = nil
      keep(text)
    }
  }

  /// Does to other texts what was done to those that were left here since they were `base`.
  ///
  /// So what two programs leave at a time is kept of both.
  public func rebased(from base: UnwrittenTexts, onto others: UnwrittenTexts) -> UnwrittenTexts {
    var all = others
    for text in base.texts where !texts.contains(text) { all.remove(text) }
    for text in texts where !base.texts.contains(text) { all.keep(text) }
    return all
  }
}
