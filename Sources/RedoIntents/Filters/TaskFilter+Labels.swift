public import RedoTasks

/// Tags and people as terms of a line.
extension TaskFilter {
  /// Whether a line asks for a tag or a person by a term of its own, letters' case aside.
  public static func asks(_ line: String, for label: TitleLabel) -> Bool {
    FilterWord.all(in: line).contains { $0.asks(for: label) }
  }

  /// The line that asks for a tag or a person besides, or no more where a term of it does.
  public static func line(_ line: String, toggling label: TitleLabel) -> String {
    let words = FilterWord.all(in: line)
    let others = words.filter { !$0.asks(for: label) }
    guard others.count == words.count else {
      return others.map(\.source).joined(separator: " ")
    }
    let longer = line.isEmpty ? label.text : line + " " + label.text
    // Quotes that are still open would hold it.
    return asks(longer, for: label) ? longer : label.text + " " + line
  }
}

extension FilterWord {
  fileprivate func asks(for label: TitleLabel) -> Bool {
    !isNegated && !isLiteral && TitleLabel(word: text[...])?.folded == label.folded
  }
}
