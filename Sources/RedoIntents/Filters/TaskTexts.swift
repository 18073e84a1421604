internal import RedoProtocol
internal import RedoTasks

/// The texts of a task that words are looked for in: the title with its labels, the description.
///
/// The label that says how a repeat is counted is none of them: it is shown as the repeat, and not at
/// all once that has ended.
///
/// They are looked through where they stand in the log, and taken out of it only where their
/// escapes have a say.
enum TaskTexts {
  /// How well a task's texts have a pattern; letters are scattered in titles alone.
  static func quality(
    of pattern: TextPattern, isPhrase: Bool, in task: TaskState, of projection: Projection
  ) -> MatchQuality? {
    projection.graph.bytes.withSpan { log in
      quality(
        of: pattern, isPhrase: isPhrase, in: task, of: projection, log, missing: pattern.allBits)
    }
  }

  /// The letters that some titles have neither at their beginning nor at their end.
  ///
  /// Titles lie far apart in the log, and memory brings the bytes of many as quickly as those of one
  /// where they are asked for in one go. What is then looked for in them stands there already.
  static func missing(
    of pattern: TextPattern, in titles: [LogText?], _ log: Span<UInt8>
  ) -> [UInt64] {
    titles.map { title in
      guard let title, title.length > 0 else { return pattern.allBits }
      return pattern.missing(log[title.offset], log[title.offset + title.length - 1])
    }
  }

  /// How well a task's texts have a pattern, where the log is at hand and it is known which letters
  /// the title may lack.
  static func quality(
    of pattern: TextPattern, isPhrase: Bool, in task: TaskState, of projection: Projection,
    _ log: Span<UInt8>, missing: UInt64
  ) -> MatchQuality? {
    let inTitle = titleQuality(
      of: pattern, isPhrase: isPhrase, in: task, of: projection, log, missing)
    guard inTitle != .exact, let description = task.fields.description,
      isInRow(pattern, description, log)
    else { return inTitle }
    return .exact
  }

  private static func titleQuality(
    of pattern: TextPattern, isPhrase: Bool, in task: TaskState, of projection: Projection,
    _ log: Span<UInt8>, _ missing: UInt64
  ) -> MatchQuality? {
    guard let title = task.fields.title else { return nil }
    let stored = log.extracting(title.range)
    // A title without backslashes is shown as it is stored, but for the marker of a repeat, or of one
    // that ended.
    if !title.isEscaped {
      let found = pattern.quality(in: stored, isPhrase: isPhrase, missing: missing)
      guard found != nil,
        TitleText.mayBeOnce(stored: stored) || projection.rhythm(of: task)?.marker != nil
      else { return found }
    }
    let text = projection.title(of: task)
    let labels = text.labelTexts(everyDays: task.frequencyDays)
    let shown = Array(([text.shown] + labels).joined(separator: " ").utf8)
    return pattern.quality(in: shown.span, isPhrase: isPhrase, missing: pattern.allBits)
  }

  /// Whether a text of the log has the letters in a row; `missing` are those that it may lack, all
  /// where nobody looked.
  static func isInRow(
    _ pattern: TextPattern, _ text: LogText, _ log: Span<UInt8>, missing: UInt64? = nil
  ) -> Bool {
    let inside = log.extracting(text.range)
    guard text.isEscaped else {
      return pattern.mayHaveAll(inside, missing: missing ?? pattern.allBits)
        && pattern.firstPlace(in: inside) != nil
    }
    if let answer = pattern.isInRow(escaped: inside) { return answer }
    return pattern.firstPlace(in: unescaped(text, log).span) != nil
  }

  private static func unescaped(_ text: LogText, _ log: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONText.appendUnescaped(log, text.range, to: &bytes)
    return bytes
  }
}
