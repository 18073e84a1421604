internal import RedoTerminal
internal import RedoViewModels

/// A row of a task's text without what is only to be looked at.
enum DetailSentence {
  /// The row as words; empty for one that says nothing.
  static func text(of line: DetailLine) -> String {
    if line.isHeading { return heading(line) }
    let words = line.spans.map(words).joined()
    // What a person wrote is read as it stands.
    let isProse = line.spans.allSatisfy { span in
      if case .text = span.content { span.role == .text || span.link != nil } else { false }
    }
    return isProse ? words : capitalized(phrases(of: words))
  }

  /// The name of a part, and what stands behind it.
  private static func heading(_ line: DetailLine) -> String {
    let words = line.spans.map(words)
    let name = words.first ?? ""
    let rest = phrases(of: words.dropFirst().joined())
    return name.prefix(1) + name.dropFirst().lowercased() + (rest.isEmpty ? ":" : ": " + rest)
  }

  private static func words(of span: DetailSpan) -> String {
    switch span.content {
    case .text(let text): text
    case .priority, .lane: ""
    case .sign(let sign): words(of: sign)
    }
  }

  private static func words(of sign: DetailSign) -> String {
    switch sign {
    case .unchecked: "To do:"
    case .checked: "Done:"
    case .current: "Now:"
    case .head: "Latest:"
    case .refused: "Refused:"
    case .held: "Waiting:"
    case .fork: "Apart:"
    case .done, .orphaned, .change, .buried: ""
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// What columns and dots hold apart, held apart by commas.
  private static func phrases(of text: String) -> String {
    var phrases: [String] = []
    var phrase: [Substring] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty || word == "·" {
        if !phrase.isEmpty { phrases.append(phrase.joined(separator: " ")) }
        phrase = []
      } else {
        phrase.append(word)
      }
    }
    if !phrase.isEmpty { phrases.append(phrase.joined(separator: " ")) }
    return phrases.joined(separator: ", ")
  }
}
