public import RedoTasks

/// Why the text of a field means nothing there.
public enum FieldPhraseError: Error, Hashable, Sendable {
  /// It is no priority.
  case noPriority(String)
  /// It is no number of story points.
  case noPoints(String)
  /// It is no repeat.
  case noRepeat(String)
  /// It is no date.
  case noDate(DateExpressionError)
  /// Words stand in a line that changes several tasks, where they would be the title of each.
  case titleWords(String)
  /// No task has a label that such a line takes off.
  case noLabel(TitleLabel)
  /// Such a line names nothing to change.
  case nothingToChange
  /// A line to note has no words.
  case noNote

  /// What was wrong, and what to write instead.
  public var message: String {
    switch self {
    case .noPriority(let text): "“\(text)” is no priority: write 1 to 5, 5 is urgent"
    case .noPoints(let text): "“\(text)” is no size: write a number from 0 to 9999"
    case .noRepeat(let text):
      (text.allSatisfy(\.isWhitespace) ? "no repeat given" : "“\(text)” is no repeat")
        + ": write for example every 2 weeks, daily, every monday or never"
    case .noDate(let error): error.message
    case .titleWords(let words):
      "“\(words)” would be the title of each: write fields and tags alone, "
        + "for example p4 fri ~2 #home -#later"
    case .noLabel(let label): "none of them has \(label.text) to take off: leave it out"
    case .nothingToChange:
      "nothing to change: write for example p4 fri ~2 #home -#later"
    case .noNote: "nothing to note: write for example called, no answer"
    }
  }
}
