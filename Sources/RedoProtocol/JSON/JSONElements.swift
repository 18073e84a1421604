/// The indices of the values that stand side by side in an array or object.
public struct JSONElements: Sequence, IteratorProtocol {
  enum Step {
    case element
    case member
  }

  private let tokens: [JSONToken]
  private var index: Int
  private let end: Int
  private let step: Step

  init(tokens: [JSONToken], first: Int, end: Int, step: Step = .element) {
    self.tokens = tokens
    index = first
    self.end = end
    self.step = step
  }

  /// The first one's index; nil where there is none.
  public var first: Int? { index < end ? index : nil }

  /// The next index, or nil at the end.
  public mutating func next() -> Int? {
    guard index < end else { return nil }
    let current = index
    index = step == .element ? Int(tokens[current].next) : Int(tokens[current + 1].next)
    return current
  }
}
