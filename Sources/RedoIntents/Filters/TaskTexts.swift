internal import RedoProtocol
internal import RedoTasks

/// The texts of a task that words are looked for in: the title with its labels, the description.
///
/// They are looked through where they stand in the log, and taken out of it only where their
/// escapes have a say.
enum TaskTexts {
  private static let marker = TextPattern(TitleLabel.once.text)

  /// How well a task's texts have a pattern; letters are scattered in titles alone.
  static func quality(
    of pattern: TextPattern, isPhrase: Bool, in task: TaskState, of projection: Projection
  ) -> MatchQuality? {
    projection.graph.bytes.withSpan { log in
      if isInTitle(pattern, task, projection, log) { return .exact }
      if let description = task.fields.description, isInRow(pattern, description, log) {
        return .exact
      }
      guard !isPhrase, let title = task.fields.title, isScattered(pattern, title, log) else {
        return nil
      }
      return .scattered
    }
  }

  /// Whether a text of the log has the letters in a row.
  static func isInRow(_ pattern: TextPattern, _ text: LogText, _ log: Span<UInt8>) -> Bool {
    let inside = log.extracting(text.range)
    guard text.isEscaped else { return pattern.firstPlace(in: inside) != nil }
    if let answer = pattern.isInRow(escaped: inside) { return answer }
    return pattern.firstPlace(in: unescaped(text, log).span) != nil
  }

  private static func isScattered(
    _ pattern: TextPattern, _ text: LogText, _ log: Span<UInt8>
  ) -> Bool {
    guard text.isEscaped else { return pattern.isScattered(in: log.extracting(text.range)) }
    return pattern.isScattered(in: unescaped(text, log).span)
  }

  /// Whether the title as shown, with its labels behind it, has the letters in a row.
  private static func isInTitle(
    _ pattern: TextPattern, _ task: TaskState, _ projection: Projection, _ log: Span<UInt8>
  ) -> Bool {
    guard let title = task.fields.title else { return false }
    // A title without backslashes is shown as it is stored, but for the marker of an ended repeat.
    if !title.isEscaped {
      guard isInRow(pattern, title, log) else { return false }
      guard let marker, isInRow(marker, title, log) else { return true }
    }
    let text = projection.title(of: task)
    let labels = text.tags.map { "#" + $0 } + text.people.map { "@" + $0 }
    let shown = Array(([text.shown] + labels).joined(separator: " ").utf8)
    return pattern.firstPlace(in: shown.span) != nil
  }

  private static func unescaped(_ text: LogText, _ log: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONText.appendUnescaped(log, text.range, to: &bytes)
    return bytes
  }
}
