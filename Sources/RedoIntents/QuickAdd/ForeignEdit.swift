internal import RedoProtocol
internal import RedoTasks

/// A part of a task as users of other programs type it: `due:fri`, `pri:H`, `+home`, `project:x`,
/// `rec:1w`, `!high`.
public struct ForeignEdit {
  /// What is written here instead.
  public let instead: String

  /// Reads a word; nil for one that may well be a title.
  public init?(_ word: String) {
    if word == "-" {
      instead = "words, as nothing is read from standard input"
    } else if word.hasPrefix("+"), let label = TitleLabel(.tag, name: String(word.dropFirst())) {
      instead = label.text
    } else if let priority = PriorityWord.nearest(to: word) {
      instead = priority
    } else if let other = Self.unpaddedDate(word) ?? Self.stampedDate(word) ?? Self.labels(word)
      ?? Self.markedPriority(word) ?? Self.beyond(word)
    {
      instead = other
    } else {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2,
        let instead = Self.instead(of: parts[0].lowercased(), value: String(parts[1]))
      else { return nil }
      self.instead = instead
    }
  }

  /// Reads a word of a new task's line, where a hyphen and `due:` with nothing behind it are words.
  init?(inText word: String) {
    guard word != "-", !word.hasSuffix(":") else { return nil }
    self.init(word)
  }

  /// `2026-11-05` for `2026-11-5` and `2026/11/5`; nil for what lacks more than zeros.
  private static func unpaddedDate(_ word: String) -> String? {
    let sign: Character = word.utf8.contains(UInt8(ascii: "/")) ? "/" : "-"
    let parts = word.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, word.utf8.count < 10, parts[0].utf8.count == 4 else { return nil }
    let padded = parts.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    return DayPhrase.isoDate(padded) == nil ? nil : padded
  }

  /// `2026-12-04` for `<2026-12-04` and `<2026-12-04>`, as org-mode stamps a day.
  private static func stampedDate(_ word: String) -> String? {
    guard word.hasPrefix("<") else { return nil }
    let date = word.dropFirst().prefix(10)
    let isAll = ["", ">"].contains(word.dropFirst(11))
    return isAll && DayPhrase.isoDate(date) != nil ? String(date) : nil
  }

  private static let priorities = "p1 to p5, p5 the highest"

  /// What is written instead of `!high` and `!!1`; nil for other words.
  private static func markedPriority(_ word: String) -> String? {
    let marks = ["!high", "!medium", "!low", "!!1", "!!2", "!!3", "!!4"]
    return marks.contains(word.lowercased()) ? priorities : nil
  }

  /// What is written instead of the `(A)` with which a line of todo.txt begins; nil for other words.
  static func letteredPriority(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count == 3, word.hasPrefix("("), word.hasSuffix(")"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[1])
    else { return nil }
    return priorities
  }

  /// `#home #work` for `#home,#work`; nil for what holds anything else.
  private static func labels(_ word: String) -> String? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ TitleLabel(word: $0) != nil }) else { return nil }
    return parts.joined(separator: " ")
  }

  /// What is nearest to story points beyond all that a task can have, and to a repeat that Todoist
  /// counts from the completion.
  private static func beyond(_ word: String) -> String? {
    if word.lowercased() == "every!" { return "every, which counts from when the task is done" }
    guard word.hasPrefix("~"), Figures.number(in: word.dropFirst(), digits: 5...9) != nil else {
      return nil
    }
    return "~9999, the most"
  }

  private static let repeats = "every and how often, as in every week"

  private static func instead(of name: String, value: String) -> String? {
    switch name {
    case "due", "scheduled", "wait", "until":
      value.isEmpty ? DateAdvice.noDate : value
    case "pri", "priority":
      TaskwarriorPriority.value(of: value).map { "p\($0)" } ?? "p1 to p5"
    case "project", "proj", "tag", "tags":
      TitleLabel(.tag, name: value)?.text ?? "# and the name, as in #home"
    case "recur": repeats
    // As todo.txt says them, whose short names may stand in titles.
    case "rec":
      value.utf8.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: "+") } == true ? repeats : nil
    case "t": DayPhrase.isoDate(value) == nil ? nil : value
    case "points", "estimate": Figures.number(in: value, digits: 1...4).map { "~\($0)" }
    case "depends": "// and what it waits for, as no task depends on others"
    default: nil
    }
  }
}
