/// The steps in a description: the lines that start with `- [ ]` or `- [x]`.
public struct Checklist: Hashable, Sendable {
  /// One step.
  public struct Step: Hashable, Sendable {
    /// Which line of the description it is, from 0.
    public let line: Int
    /// Whether it is done.
    public let isDone: Bool
    /// The blanks before it.
    public let depth: Int
    /// What is to be done.
    public let words: Substring
  }

  /// The steps, from the top.
  public let steps: [Step]
  private let lines: [Substring]

  /// Reads a description.
  public init(_ description: String) {
    lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    steps = lines.enumerated().compactMap { Self.step($0.element, line: $0.offset) }
  }

  /// The step that a line is; nil for another line.
  ///
  /// A bullet (`-`, `*` or `+`), a box and some words, any number of blanks before them.
  public static func step(_ line: Substring, line number: Int = 0) -> Step? {
    let depth = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(depth)
    guard let mark = rest.first, "-*+".contains(mark) else { return nil }
    let words = rest.dropFirst(6)
    switch rest.dropFirst(1).prefix(5) {
    case " [ ] ": return Step(line: number, isDone: false, depth: depth, words: words)
    case " [x] ", " [X] ": return Step(line: number, isDone: true, depth: depth, words: words)
    default: return nil
    }
  }

  /// Where the step stands that was on a line of an earlier list: the one of the same words, and where
  /// several have those, the one with as many of them above it; nil where it is gone.
  public func line(of line: Int, in earlier: Checklist) -> Int? {
    guard let step = earlier.steps.first(where: { $0.line == line }) else { return nil }
    let before = earlier.steps.count { $0.words == step.words && $0.line < line }
    return steps.filter { $0.words == step.words }.dropFirst(before).first?.line
  }

  /// The description with the step on a line done, or open again; nil where that line is none.
  ///
  /// Every other character stays as it is, the kind of line ends too.
  public func toggling(line: Int) -> String? {
    guard let step = steps.first(where: { $0.line == line }) else { return nil }
    let text = lines[line]
    let base = text.base
    // Behind the blanks, the bullet, a blank and the bracket.
    let place = text.index(text.startIndex, offsetBy: step.depth + 3)
    return String(base[..<place]) + (step.isDone ? " " : "x")
      + String(base[base.index(after: place)...])
  }
}
