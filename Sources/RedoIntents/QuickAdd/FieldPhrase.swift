public import RedoProtocol
internal import RedoTasks

/// What the text of one field says: the phrases of quick-add standing alone, and the bare numbers
/// that a field of its own makes clear.
public enum FieldPhrase {
  /// How often a task comes back, and when first where the phrase names its day.
  public struct Repetition: Hashable, Sendable {
    /// How often.
    public let repeats: TaskEdit.Repeat
    /// Where a task is moved that begins to repeat so; nil where the phrase leaves that open.
    public let due: SnoozeTarget?

    /// No repeat.
    public static let never = Repetition(repeats: .never, due: nil)

    /// When a task falls due first that has this deadline, or none yet; nil where the phrase leaves
    /// that open.
    public func first(after deadline: Instant? = nil, in context: DateContext) -> Instant? {
      guard case .on(let day, let later) = due else { return nil }
      return context.moment(on: day, or: later, keepingTimeOf: deadline)
    }
  }

  /// A priority: `4`, `p4`, `!!!!`; nil for an empty text.
  public static func priority(_ text: String) throws(FieldPhraseError) -> Int? {
    guard let key = key(of: text) else { return nil }
    guard let priority = PriorityWord.priority(of: key) ?? PriorityWord.priority(of: "p" + key)
    else { throw .noPriority(text) }
    return priority
  }

  /// Story points: `3`, `~3`; nil for an empty text.
  public static func points(_ text: String) throws(FieldPhraseError) -> Int? {
    guard let key = key(of: text) else { return nil }
    guard let points = PointsWord.points(of: key) ?? PointsWord.points(of: "~" + key) else {
      throw .noPoints(text)
    }
    return points
  }

  /// A repeat: `every 2 weeks`, `2 weeks`, `daily`, `monday`, `never`; nil for an empty text.
  ///
  /// `fixed` behind it counts from the deadline: `every 30 days fixed`; so does what names its day.
  /// A part of the day is refused, as there is no time here that it could set.
  public static func repetition(
    _ text: String, in context: DateContext
  ) throws(FieldPhraseError) -> Repetition? {
    guard let key = key(of: text) else { return nil }
    if ["never", "no", "none", "once", "one-time"].contains(key) {
      return .never
    }
    let isFixed = key.hasSuffix(" fixed")
    let count = isFixed ? String(key.dropLast(6)) : text
    for line in [text, "every " + text, "every \(count) days" + (isFixed ? " fixed" : "")] {
      let words = Word.plain(in: line)
      if let (phrase, length) = RepeatPhrase.match(words[...], in: context), length == words.count,
        phrase.part == nil
      {
        let rhythm = phrase.rhythm(isFixed: phrase.isFixed)
        return Repetition(repeats: .every(rhythm), due: phrase.firstDue)
      }
    }
    throw .noRepeat(text)
  }

  /// A due date in date words; `someday` and `never` mean none, an empty text says nothing.
  ///
  /// What has passed is one too, `yesterday` and `last fri`: there is no title here that the words
  /// could be meant for.
  public static func due(
    _ text: String, in context: DateContext
  ) throws(FieldPhraseError) -> TaskDraft.Due {
    guard let key = key(of: text) else { return .unset }
    if ["someday", "never", "none"].contains(key) { return .none }
    do throws(DateExpressionError) {
      return .at(try DateExpression.parse(text, in: context))
    } catch {
      if let passed = PastExpression.deadline(text, in: context) { return .at(passed) }
      throw .noDate(error)
    }
  }

  /// Words to note, in one line, as they are but for the blanks around them.
  public static func note(_ text: String) throws(FieldPhraseError) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard TitleText.isVisible(line), let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { throw .noNote }
    return String(line[first...last])
  }

  /// The text in lowercase with single blanks; nil where nothing is left.
  private static func key(of text: String) -> String? {
    let key = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    return key.isEmpty ? nil : key
  }
}
