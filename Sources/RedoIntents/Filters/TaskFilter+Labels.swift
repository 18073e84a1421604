public import RedoTasks

/// Tags and people as terms of a line.
extension TaskFilter {
  /// Whether a line asks for a tag or a person by a term of its own, letters' case aside.
  public static func asks(_ line: String, for label: TitleLabel) -> Bool {
    FilterWord.all(in: line).contains { $0.asks(for: label) }
  }

  /// The line that asks for a tag or a person besides, where it was left out too, or no more where
  /// a term of it does.
  public static func line(_ line: String, toggling label: TitleLabel) -> String {
    let words = FilterWord.all(in: line)
    let isAsked = words.contains { $0.asks(for: label) }
    let others = words.filter { !$0.names(label) || $0.isNegated == isAsked }
    let rest =
      others.count == words.count ? line : others.map(\.source).joined(separator: " ")
    guard !isAsked else { return rest }
    let longer = rest.isEmpty ? label.text : rest + " " + label.text
    // Quotes that are still open would hold it.
    return asks(longer, for: label) ? longer : label.text + " " + rest
  }
}

extension FilterWord {
  fileprivate func asks(for label: TitleLabel) -> Bool {
    !isNegated && names(label)
  }

  /// Whether it is a tag or a person, asked for or left out.
  fileprivate func names(_ label: TitleLabel) -> Bool {
    !isLiteral && TitleLabel(word: text[...])?.folded == label.folded
  }
}
