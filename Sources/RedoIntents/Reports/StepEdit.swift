internal import RedoTasks

/// A change of a description that is about its steps alone: ticked, added, taken out or put in other
/// words.
public struct StepEdit: Hashable, Sendable {
  private enum Kind: Hashable {
    case ticked
    case unticked
    case added
    case takenOut
    case reworded(String)
  }

  private let kind: Kind
  private let steps: [String]

  /// Longer texts are not compared line by line, so that a list of changes never waits for them; in
  /// bytes.
  static let longestText = 16_384
  /// How much of a step is told, in characters.
  private static let longestStep = 60
  /// How many steps are told by their words.
  private static let mostNamed = 2

  /// Compares two descriptions; nil where more changed than steps, or steps in several ways.
  init?(from old: String, to new: String) {
    guard old.utf8.count <= Self.longestText, new.utf8.count <= Self.longestText else { return nil }
    var before = Self.lines(of: old)[...]
    var after = Self.lines(of: new)[...]
    while let line = before.first, line == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let line = before.last, line == after.last {
      before.removeLast()
      after.removeLast()
    }
    if before.count == after.count, let ticks = Self.ticks(from: before, to: after) {
      (kind, steps) = (ticks.areDone ? .ticked : .unticked, ticks.steps)
      return
    }
    guard let had = Self.steps(before), let has = Self.steps(after) else { return nil }
    switch (had.count, has.count) {
    case (0, 1...): (kind, steps) = (.added, has)
    case (1..., 0): (kind, steps) = (.takenOut, had)
    case (1, 1) where had != has: (kind, steps) = (.reworded(has[0]), had)
    default: return nil
    }
  }

  /// What was done, as a clause without a subject: `ticked “photos”`.
  var words: Clause {
    let names = steps.map { Clause(quoting: $0) }
    let isFew = steps.count <= Self.mostNamed
    let all: Clause = isFew ? names.joined(separator: " and ") : "\(steps.count) steps"
    let named = isFew ? Clause(steps.count > 1 ? "the steps " : "the step ") + all : all
    return switch kind {
    case .ticked: "ticked \(all)"
    case .unticked: "unticked \(all)"
    case .added: "added \(named)"
    case .takenOut: "took out \(named)"
    case .reworded(let new): "changed the step \(all) to \(quoting: new)"
    }
  }

  /// The steps that have another box and nothing else, all of them now done or all open.
  private static func ticks(
    from before: ArraySlice<Substring>, to after: ArraySlice<Substring>
  ) -> (steps: [String], areDone: Bool)? {
    var names: [String] = []
    var areDone: Bool?
    for (old, new) in zip(before, after) where old != new {
      guard let had = Checklist.step(old), let has = Checklist.step(new),
        had.words == has.words, had.depth == has.depth, had.isDone != has.isDone,
        areDone == nil || areDone == has.isDone
      else { return nil }
      areDone = has.isDone
      names.append(name(has))
    }
    return areDone.map { (names, $0) }
  }

  /// The steps that some lines are, blank ones aside; nil where a line is something else.
  private static func steps(_ lines: ArraySlice<Substring>) -> [String]? {
    var names: [String] = []
    for line in lines where !line.allSatisfy(\.isWhitespace) {
      guard let step = Checklist.step(line) else { return nil }
      names.append(name(step))
    }
    return names
  }

  private static func name(_ step: Checklist.Step) -> String {
    let words = step.words.prefix(longestStep)
    return words.endIndex == step.words.endIndex ? String(words) : words + "…"
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
