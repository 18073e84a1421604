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
      let inTitle = titleQuality(of: pattern, isPhrase: isPhrase, in: task, of: projection, log)
      guard inTitle != .exact, let description = task.fields.description,
        isInRow(pattern, description, log)
      else { return inTitle }
      return .exact
    }
  }

  private static func titleQuality(
    of pattern: TextPattern, isPhrase: Bool, in task: TaskState, of projection: Projection,
    _ log: Span<UInt8>
  ) -> MatchQuality? {
    guard let title = task.fields.title else { return nil }
    let stored = log.extracting(title.range)
    // A title without backslashes is shown as it is stored, but for the marker of an ended repeat.
    if !title.isEscaped {
      let found = pattern.quality(in: stored, isPhrase: isPhrase)
      guard found != nil, let marker, marker.firstPlace(in: stored) != nil else { return found }
    }
    let text = projection.title(of: task)
    let labels = text.tags.map { "#" + $0 } + text.people.map { "@" + $0 }
    let shown = Array(([text.shown] + labels).joined(separator: " ").utf8)
    return pattern.quality(in: shown.span, isPhrase: isPhrase)
  }

  /// Whether a text of the log has the letters in a row.
  static func isInRow(_ pattern: TextPattern, _ text: LogText, _ log: Span<UInt8>) -> Bool {
    let inside = log.extracting(text.range)
    guard text.isEscaped else { return pattern.firstPlace(in: inside) != nil }
    if let answer = pattern.isInRow(escaped: inside) { return answer }
    return pattern.firstPlace(in: unescaped(text, log).span) != nil
  }

  private static func unescaped(_ text: LogText, _ log: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONText.appendUnescaped(log, text.range, to: &bytes)
    return bytes
  }
}
