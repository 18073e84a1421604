internal import RedoIntents
internal import RedoViewModels

/// A description, which comes line by line.
///
/// A line of it may say anything, so that a pasted text is taken as it stands: only the first one
/// leaves as lines do elsewhere. An empty one does not, since a pasted text may begin with it, and
/// what follows would be taken for lines of the form.
extension LinearSession {
  private static let waysToEnd =
    "Description, line by line: a dot alone ends it, two dots leave it as it was. "
    + "In the first line, b leaves it, too, and - empties it."

  /// Says the description as it is, and how another one comes.
  mutating func beginDictation() {
    guard case .form(let form) = viewModel.overlay else { return }
    let before = form.text(of: .description)
    dictation = Dictation(before: before)
    if !before.isEmpty {
      news.append("It says:")
      news += before.split(whereSeparator: \.isNewline).map(String.init)
    }
    news.append(Self.waysToEnd)
  }

  /// Takes the lines of a description.
  mutating func takeParagraph(_ line: String) -> [Effect] {
    guard case .form = viewModel.overlay, let isFirst = dictation?.lines.isEmpty else {
      dictation = nil
      return []
    }
    switch line {
    case "." where !isFirst: endDictation()
    case ".", "..": leaveDictation()
    default:
      if isFirst { return takeFirst(line) }
      dictation?.lines.append(line)
    }
    return []
  }

  /// Takes the first line, which may be none of the description.
  private mutating func takeFirst(_ line: String) -> [Effect] {
    let words = line.withoutOuterBlanks
    switch OwnLine(words) {
    case .back: leaveDictation()
    case .help: news.append(Self.waysToEnd)
    case .quit, .undo:
      dictation = nil
      return takeWords(words)
    case nil where words.isEmpty: news.append("Nothing came yet; b leaves it as it was.")
    case nil where words == "-":
      dictation = nil
      fill(.description, words)
    case nil: dictation?.lines.append(Self.withoutBackslash(line))
    }
    return []
  }

  private mutating func endDictation() {
    let lines = dictation?.lines ?? []
    dictation = nil
    putInForm(lines.joined(separator: "\n"))
    news.append("Description: \(Quantity.text(lines.count, "line")).")
  }

  /// Leaves the description as it was, also where lines were put into the form already.
  private mutating func leaveDictation() {
    if let dictation, !dictation.lines.isEmpty { putInForm(dictation.before) }
    dictation = nil
    news.append("\(FormField.description.label) stays as it is.")
  }

  /// Puts the lines of a description that came so far into the form, which no dot may end any more.
  ///
  /// The form reads all of it anew, so this is for when no other line waits.
  public mutating func keepParagraph() {
    guard let dictation, !dictation.lines.isEmpty else { return }
    putInForm(dictation.lines.joined(separator: "\n"))
  }

  private mutating func putInForm(_ text: String) {
    guard case .form = viewModel.overlay else { return }
    viewModel.select(.field(.description))
    viewModel.dictate(text)
  }
}
