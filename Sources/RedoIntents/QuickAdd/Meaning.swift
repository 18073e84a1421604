internal import RedoTasks

/// What a few words of a line may mean.
enum Meaning: Hashable {
  case priority(Int)
  case points(Int)
  case repeats(RepeatPhrase)
  case due(DatePhrase)
  case label(TitleLabel)

  /// The meaning of the words that start `words`, and how many of them have it.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (meaning: Meaning, length: Int)? {
    guard let word = words.first, !word.isLiteral else { return nil }
    return matchBesideDates(words, in: context)
      ?? DatePhrase.match(words, in: context).map { (.due($0.phrase), $0.length) }
  }

  /// The meaning of the words that start `words`, dates aside: they ask this themselves of what
  /// follows them.
  static func matchBesideDates(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (meaning: Meaning, length: Int)? {
    matchWord(words).map { ($0, 1) }
      ?? RepeatPhrase.match(words, in: context).map { (.repeats($0.phrase), $0.length) }
  }

  /// The meaning that the first of some words has by itself.
  static func matchWord(_ words: ArraySlice<Word>) -> Meaning? {
    guard let word = words.first, !word.isLiteral else { return nil }
    if let label = TitleLabel(startOf: word.text[...]) { return .label(label) }
    if let priority = PriorityWord.priority(of: word.key) { return .priority(priority) }
    return PointsWord.points(of: word.key).map { .points($0) }
  }

  /// The kind of chip that shows it.
  var kind: Chip.Kind {
    switch self {
    case .priority: .priority
    case .points: .storyPoints
    case .repeats: .repeat
    case .due: .due
    case .label(let label): label.kind == .tag ? .tag : .person
    }
  }

  /// The time of day, where it is one alone.
  var clock: ClockPhrase? {
    if case .due(.clock(let clock)) = self { clock } else { nil }
  }
}
